/**
 * What the interface of aggregates costs: the same games, kept with it and with the drivers of stores by hand.
 *
 * <p>{@link org.colonnade.overhead.OverheadRun} is the way in. Each store that is compared has one implementation of
 * {@link org.colonnade.overhead.Games} as somebody would write it who knows the store well and wants the same: whole games,
 * atomic additions of rounds, and conflicts that are noticed.
 */
package org.colonnade.overhead;
