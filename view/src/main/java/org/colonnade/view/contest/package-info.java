/**
 * The forms of a benchmark of aggregates, an {@link org.colonnade.arrangement.ContestResult}.
 */
package org.colonnade.view.contest;
