/**
 * What representations become on stores (NoAM, Section 7): definitions, and keys and values of an example.
 *
 * <p>Takes an aggregate class, a partition and the name of a store, gives a {@link org.colonnade.placement.Layout}. Nothing here
 * speaks to a store; the layouts are those that the paper gives, or that follow from it, with the values as JSON.
 */
package org.colonnade.placement;
