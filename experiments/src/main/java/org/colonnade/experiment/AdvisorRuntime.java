package org.colonnade.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.advice.StoppedException;
import org.colonnade.design.Design;
import org.colonnade.generator.GeneratedWorkload;
import org.colonnade.workload.Mix;

/** How long a recommendation takes as workloads grow. */
final class AdvisorRuntime {
    private static final int TIMES = 3;
    private static final int REPEATED = 4;

    static final Experiment EXPERIMENT = new Experiment(
            "runtime",
            "How long the advisor runs",
            "NoSE: Schema Design for NoSQL Applications, Section 9.2, Figure 19",
            "RUBiS takes about 3.3 minutes. For random workloads of its shape with F times the entities and statements, "
                    + "up to F = 4, the time grows faster than F, because more column families are enumerated, and with them "
                    + "support queries.",
            new Experiment.Seconds(2, 30, 240),
            AdvisorRuntime::run);

    private AdvisorRuntime() {}

    private static ExperimentResult run(Occasion occasion) {
        Timings timings = new Timings(occasion);
        Design rubis = Workloads.rubis();
        List<AdvisorTiming> auctions = new ArrayList<>();
        for (Mix mix : occasion.extent() == Thoroughness.SMOKE ? List.of(rubis.defaultMix()) : rubis.mixes()) {
            timings.time("RUBiS " + mix.name(), rubis, mix, TIMES, auctions);
        }
        Map<Integer, AdvisorTiming> random = new LinkedHashMap<>();
        for (int factor : occasion.extent().of(List.of(1), List.of(1, 2, 4, 8), List.of(1, 2, 4, 8, 16, 32))) {
            Design design = Workloads.read("random", GeneratedWorkload.text(factor, occasion.seed()));
            List<AdvisorTiming> one = new ArrayList<>();
            timings.time("F = " + factor, design, design.defaultMix(), factor <= REPEATED ? TIMES : 1, one);
            one.forEach(t -> random.put(factor, t));
        }
        return new RuntimeFindings(auctions, random).findings(timings.parts).at(occasion.extent());
    }

    /** What was skipped or failed so far. */
    private static final class Timings {
        private final Occasion occasion;
        private final List<Part> parts = new ArrayList<>();

        Timings(Occasion occasion) {
            this.occasion = occasion;
        }

        void time(String workload, Design design, Mix mix, int times, List<AdvisorTiming> all) {
            try {
                if (occasion.begins(workload)) {
                    all.add(AdvisorTiming.of(workload, design, mix, times, occasion.watcher()));
                    return;
                }
            } catch (StoppedException e) {
                if (occasion.begins(workload)) {
                    parts.add(Part.failed(workload, e.getMessage()));
                    return;
                }
            }
            parts.add(Part.skipped(workload, "It was stopped before."));
        }
    }
}
