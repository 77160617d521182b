package org.colonnade.arrangement;

import java.util.List;
import java.util.function.DoublePredicate;

/** The ratios of two durations for each size: by means and by medians. */
record Series(String title, List<Double> means, List<Double> medians) {

    /** Returns a finding that makes the claim for each mean. */
    Finding finding(String claim, DoublePredicate each) {
        return finding(claim, means.stream().allMatch(each::test));
    }

    Finding finding(String claim, boolean holds) {
        return new Finding(claim, title, means, medians, holds);
    }

    /** Returns whether the last mean is less than the first. */
    boolean falls() {
        return means.get(means.size() - 1) < means.get(0);
    }
}
