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
        return count(Safety.SAFE) == checks.size();
    }

    /** Returns how many checks came to something. */
    public long count(Safety safety) {
        return checks.stream().filter(c -> safety(c) == safety).count();
    }

    /** Returns what a check came to by the verdict of this report. */
    public Safety safety(Check check) {
        return check.safety(verdict);
    }
}
