/**
 * Stores of families of blocks, where a block is the unit of access, distribution and atomicity.
 *
 * <p>A {@link org.colonnade.store.Shape} tells the typed columns of a family, every adapter offers a
 * {@link org.colonnade.store.Store}, and a {@link org.colonnade.store.StoreProvider} finds it by its address. The plans
 * of the advisor and the aggregates both run on it. {@link org.colonnade.store.Values} defines values and their order
 * once for all stores.
 */
package org.colonnade.store;
