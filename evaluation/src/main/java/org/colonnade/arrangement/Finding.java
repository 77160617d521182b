package org.colonnade.arrangement;

import java.util.ArrayList;
import java.util.List;

/**
 * A claim of the paper or of the advisor, with measurements of it.
 *
 * @param claim in words
 * @param ratio the dividend and the divisor
 * @param ratios the ratios of the means, for each size
 * @param medians the ratios of the medians, which other work of the machine hardly affects
 * @param holds whether the ratios of the means confirm it at every size
 */
public record Finding(String claim, String ratio, List<Double> ratios, List<Double> medians, boolean holds) {
    private static final double MAGNITUDE = 10;

    /** How much slower than the fastest one the advised arrangement may be, for noise. */
    private static final double NEARLY = 1.1;

    public Finding {
        ratios = List.copyOf(ratios);
        medians = List.copyOf(medians);
    }

    /** All that can be said of a store. The claims but for the last ones are those of NoAM's Section 8. */
    static List<Finding> of(StoreResult result, String perElement) {
        if (result.workloads().size() < Workload.values().length) {
            return List.of();
        }
        List<Finding> findings = new ArrayList<>();
        String whole = Entrants.ONE_ENTRY;
        Ratios ratios = new Ratios(result);
        Series mixed = ratios.of(Workload.MIXED, whole, perElement);
        findings.add(ratios.of(Workload.RETRIEVALS, perElement, whole)
                .finding("retrievals are faster with " + whole, r -> r > 1));
        findings.add(ratios.of(Workload.ADDITIONS, whole, perElement)
                .finding("additions are faster with " + perElement, r -> r > 1));
        findings.add(mixed.finding("half of each is faster with " + perElement, r -> r > 1));
        if (mixed.means().size() > 1) {
            findings.add(mixed.finding("... the less, the larger the database", mixed.falls()));
        }
        for (Workload workload : Workload.values()) {
            findings.add(ratios.toFastest(workload, Entrants.SCATTERED, List.of(whole, perElement))
                    .finding(workload.title() + ": ten times as long if elements are scattered", r -> r >= MAGNITUDE));
        }
        for (Workload workload : Workload.values()) {
            String best = result.advised().get(workload);
            findings.add(ratios.toFastest(workload, best, Entrants.atomic(result.arrangements()))
                    .finding("(the advisor) " + workload.title() + ": fastest with " + best, r -> r <= NEARLY));
        }
        return findings;
    }
}
