/**
 * Measures ways to keep the aggregates of a class on a store: NoAM's experiment (Section 8, Figure 12).
 *
 * <p>It takes a {@link org.colonnade.arrangement.Population} of made-up aggregates.
 * {@link org.colonnade.arrangement.Contest} is the entry; the result is a
 * {@link org.colonnade.arrangement.StoreResult}, with {@link org.colonnade.arrangement.Finding}s beside the paper's.
 */
package org.colonnade.arrangement;
