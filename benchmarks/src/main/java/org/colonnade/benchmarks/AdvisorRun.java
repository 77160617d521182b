package org.colonnade.benchmarks;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.ConcurrentHashMap;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Budget;
import org.colonnade.advice.Phase;
import org.colonnade.advice.Recommendation;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.file.FileLibrary;
import org.colonnade.language.DesignReader;
import org.colonnade.programme.Limits;
import org.colonnade.programme.Solver;
import org.colonnade.work.Progress;
import org.colonnade.work.Watcher;
import org.colonnade.workload.Mix;

/** Advises on one mix of a design, in a virtual machine that has done nothing else: how long each phase takes. */
final class AdvisorRun implements Watcher {
    private static final Limits LIMITS = Limits.time(Duration.ofMinutes(5));

    private final Map<String, Long> began = new ConcurrentHashMap<>();

    private AdvisorRun() {}

    static void heading() {
        System.out.println("workload              candidates  kept variables    rows families         cost    gap"
                + "  enumerate   plan  prune formulate   solve   total ms   MB");
    }

    static void run(Path file, String mix) {
        Design design = read(file);
        Mix chosen = design.mixes().stream()
                .filter(m -> m.name().equals(mix))
                .findFirst()
                .orElse(design.defaultMix());
        AdvisorRun run = new AdvisorRun();
        Recommendation recommendation = new Advisor(
                        design, chosen, CostModel.CASSANDRA, Solver.find().orElseThrow())
                .recommend(new Budget(OptionalDouble.empty(), LIMITS), run);
        run.print(file.getFileName().toString().replace(".design", "") + " " + chosen, recommendation);
    }

    private static Design read(Path file) {
        return DesignReader.read(file.toString(), new FileLibrary(System.in))
                .design()
                .orElseThrow();
    }

    @Override
    public boolean goesOn(Progress progress) {
        if (!began.containsKey(progress.doing())) {
            began.putIfAbsent(progress.doing(), System.nanoTime());
        }
        return true;
    }

    private void print(String workload, Recommendation recommendation) {
        Recommendation.Size size = recommendation.size();
        System.out.printf(
                "%-22s%10d%6d%10d%8d%9d%13.6f%6.2f%%%11d%7d%7d%10d%8d%11d%5d%n",
                workload,
                size.candidates(),
                size.considered(),
                size.variables(),
                size.rows(),
                recommendation.families().size(),
                recommendation.cost(),
                100 * recommendation.gap(),
                millis(Phase.ENUMERATE, Phase.PLAN),
                millis(Phase.PLAN, Phase.PRUNE),
                millis(Phase.PRUNE, Phase.FORMULATE),
                millis(Phase.FORMULATE, Phase.SOLVE),
                millis(Phase.SOLVE, Phase.REFINE),
                millis(Phase.ENUMERATE, Phase.DONE),
                Meter.peak());
    }

    private long millis(Phase from, Phase to) {
        return (began.get(to.toString()) - began.get(from.toString())) / 1_000_000;
    }
}
