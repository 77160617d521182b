/**
 * Stores: families of blocks, where a block is the unit of access, distribution and atomicity.
 *
 * <p>A {@link org.colonnade.store.Shape} tells the typed columns of a family, {@link org.colonnade.store.Store} is what
 * every adapter offers, and {@link org.colonnade.store.StoreProvider} is how one is found by its address. The plans of
 * the advisor and the aggregates run on it alike. What a value is, and how values are ordered, {@link
 * org.colonnade.store.Values} says once for all stores.
 */
package org.colonnade.store;
