package org.colonnade.benchmarks;

import org.colonnade.contention.Verdict;
import org.colonnade.design.Design;
import org.colonnade.regrouping.GroupingAdvisor;
import org.colonnade.regrouping.ManyParents;
import org.colonnade.regrouping.Ranking;

/** Times the ranking of the groupings of generated designs, in which entities have several parents. */
final class GroupingRows {
    private static final int COUNT = 5;

    private GroupingRows() {}

    static void print() {
        for (int seed = 1; seed <= 3; seed++) {
            row(30, 100, seed);
        }
        row(100, 400, 1);
    }

    private static void row(int entities, int requests, long seed) {
        Design design = Texts.design(ManyParents.text(entities, requests, seed));
        Meter.Reading<Ranking> ranked =
                Meter.once(() -> GroupingAdvisor.rank(design, design.defaultMix(), Verdict.STRICT, COUNT));
        System.out.printf(
                "groupings of %d entities, %d requests, seed %d: %.0f ms, %s%n",
                entities,
                requests,
                seed,
                ranked.millis(),
                ranked.result().complete() ? "the best ones" : "cut off at the work limit");
    }
}
