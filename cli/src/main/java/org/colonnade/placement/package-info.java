/**
 * What representations become on stores by the paper (NoAM, Section 7): definitions, and keys and values of an example.
 *
 * <p>Takes an aggregate class, a partition and the name of a store, gives a {@link org.colonnade.store.BlockLayout}. These are the
 * layouts that the paper gives, or that follow from it, with the values as JSON. What the interface of aggregates really keeps,
 * the kinds of stores tell themselves.
 */
package org.colonnade.placement;
