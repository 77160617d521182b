package org.colonnade.experiment;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.experiment.ExperimentResult.Agreement;

/**
 * What the run times of the advisor tell beside the published ones, which are a shape: the text has one figure only.
 *
 * @param random workloads by their scale factors, ascending
 */
record RuntimeFindings(List<AdvisorTiming> auctions, Map<Integer, AdvisorTiming> random) {
    private static final double PUBLISHED_RUBIS = 3.3 * 60;
    private static final int PUBLISHED_LARGEST = 4;

    ExperimentResult findings(List<Part> missing) {
        List<AdvisorTiming> all =
                Stream.concat(auctions.stream(), random.values().stream()).toList();
        List<Part> parts = new ArrayList<>();
        if (!all.isEmpty()) {
            parts.add(Part.done(
                    "Run time",
                    "All in one virtual machine, so that later ones find warm code; RUBiS and up to F = 4 the median of "
                            + "three runs.",
                    AdvisorTiming.table(all)));
        }
        parts.addAll(missing);
        boolean known = random.containsKey(1) && random.containsKey(PUBLISHED_LARGEST);
        return new ExperimentResult(
                known
                        ? Agreement.of(growth(AdvisorTiming::seconds)
                                        .to(PUBLISHED_LARGEST)
                                        .power()
                                > 1)
                        : Agreement.OPEN,
                Stream.of(shape(known), absolute()).filter(s -> !s.isEmpty()).collect(Collectors.joining(" ")),
                parts);
    }

    private Growth growth(ToDoubleFunction<AdvisorTiming> what) {
        return Growth.of(random.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, e -> what.applyAsDouble(e.getValue()))));
    }

    private String shape(boolean known) {
        if (!known) {
            return "Too few random workloads were measured to tell how the time grows.";
        }
        Growth seconds = growth(AdvisorTiming::seconds);
        int largest = seconds.values().lastKey();
        AdvisorTiming last = random.get(largest);
        return String.format(
                Locale.ROOT,
                "Up to F = %d the time grows as F to the power of %.2f and the candidates to that of %.2f; up to F = %d, "
                        + "which takes %.1f s, to those of %.2f and %.2f. There %.0f %% of the time go into %s; the paper "
                        + "does not tell the stages apart.",
                PUBLISHED_LARGEST,
                seconds.to(PUBLISHED_LARGEST).power(),
                growth(AdvisorTiming::candidates).to(PUBLISHED_LARGEST).power(),
                largest,
                last.seconds(),
                seconds.power(),
                growth(AdvisorTiming::candidates).power(),
                100 * last.share(last.longest()),
                last.longest());
    }

    /** The slowest mix, because the paper does not say which it is. */
    private String absolute() {
        return auctions.stream()
                .max(Comparator.comparingDouble(AdvisorTiming::seconds))
                .map(slowest -> String.format(
                        Locale.ROOT,
                        "%s takes %.1f s, where the paper has about %.0f s for RUBiS: %.0f times less, with another machine, "
                                + "language and solver, whose shares in that are not known.",
                        slowest.workload(),
                        slowest.seconds(),
                        PUBLISHED_RUBIS,
                        PUBLISHED_RUBIS / slowest.seconds()))
                .orElse("");
    }
}
