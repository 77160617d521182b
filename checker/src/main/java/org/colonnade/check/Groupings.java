package org.colonnade.check;

import java.util.Comparator;
import java.util.Optional;
import org.colonnade.contention.Verdict;
import org.colonnade.design.Design;
import org.colonnade.regrouping.GroupingAdvice;
import org.colonnade.regrouping.Ranking;

/** Groupings that are worth considering, with the exposure of their blocks. */
public record Groupings(Design design, Ranking ranking, Verdict verdict, Pace pace) {
    /** Returns the exposure of the most exposed block in which writes may collide. */
    public Optional<Exposure> worst(GroupingAdvice advice) {
        return advice.blocks().stream()
                .filter(b -> !verdict.of(b.findings()).holds())
                .flatMap(b -> Exposure.of(design, b.grammar(), 1, pace).stream())
                .max(Comparator.comparingDouble(Exposure::share));
    }
}
