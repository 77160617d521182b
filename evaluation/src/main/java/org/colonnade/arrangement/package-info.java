/**
 * Measures ways to keep the aggregates of a class on a store: NoAM's experiment (Section 8, Figure 12).
 *
 * <p>It takes a {@link org.colonnade.arrangement.Population} of made-up aggregates. {@link
 * org.colonnade.arrangement.Contest} is the way in; {@link org.colonnade.arrangement.StoreResult} is what comes out, with
 * {@link org.colonnade.arrangement.Finding}s beside those of the paper.
 */
package org.colonnade.arrangement;
