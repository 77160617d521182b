/**
 * The programming interface: aggregates of a design on a store, as Java objects.
 *
 * <p>{@link org.colonnade.aggregates.AggregateStore} opens a store by its address;
 * {@link org.colonnade.aggregates.Aggregates} reads and writes the aggregates of one class, whole or by access paths.
 * Each is a block: changes that two clients make at once to one of them collide, whichever entries they change.
 */
package org.colonnade.aggregates;
