package org.colonnade.check;

import java.util.List;
import org.colonnade.contention.Verdict;
import org.colonnade.design.Design;
import org.colonnade.regrouping.Ranking;

/**
 * All checks of a design, judged by one verdict.
 *
 * <p>Invariant: {@code ranking} ranks the design's groupings by the same verdict and mix.
 */
public record Report(Design design, List<Check> checks, Verdict verdict, Pace pace, Ranking ranking) {
    public Report {
        checks = List.copyOf(checks);
    }

    public boolean isSafe() {
        return checks.stream().allMatch(c -> c.holds(verdict));
    }

    /** Returns the text for terminals. */
    @Override
    public String toString() {
        return new ReportText(this).toString();
    }
}
