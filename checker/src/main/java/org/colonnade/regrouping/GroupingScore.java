package org.colonnade.regrouping;

import java.util.Comparator;

/**
 * A measure of what a grouping keeps together.
 *
 * @param within the share of all statements, by weight, that stay within one group
 * @param groups the groups that an average request touches
 */
public record GroupingScore(double within, double groups) implements Comparable<GroupingScore> {
    private static final double SAME = 1e-9;

    /** The better one is smaller: more statements within one group, then fewer groups. */
    static final Comparator<GroupingScore> BEST_FIRST = (a, b) -> {
        if (Math.abs(a.within - b.within) > SAME) {
            return Double.compare(b.within, a.within);
        }
        return Math.abs(a.groups - b.groups) > SAME ? Double.compare(a.groups, b.groups) : 0;
    };

    @Override
    public int compareTo(GroupingScore other) {
        return BEST_FIRST.compare(this, other);
    }
}
