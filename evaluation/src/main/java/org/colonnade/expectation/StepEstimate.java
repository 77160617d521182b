package org.colonnade.expectation;

/**
 * What was estimated of one step of a plan, and what was counted on average.
 *
 * @param step the step, as the plan writes it
 * @param measure what is counted: entries that a lookup fetches, or rows that are left after it
 */
public record StepEstimate(String step, Measure measure, double estimated, double counted) {
    /** What can be counted of a lookup. */
    public enum Measure {
        FETCHED,
        LEFT
    }

    /** Returns whether the estimate is off by no more than a share of what was counted. */
    public boolean isWithin(double share) {
        return Math.abs(estimated - counted) <= share * counted;
    }
}
