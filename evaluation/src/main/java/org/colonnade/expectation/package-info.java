/**
 * Estimates held against data that have the statistics of their design.
 *
 * <p>{@link org.colonnade.expectation.RandomStatistics} makes designs, {@link org.colonnade.expectation.Expectations} takes
 * random plans of their queries, and counts on generated data what the steps of the plans fetch and leave.
 */
package org.colonnade.expectation;
