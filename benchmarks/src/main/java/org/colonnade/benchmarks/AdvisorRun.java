package org.colonnade.benchmarks;

import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalDouble;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Budget;
import org.colonnade.advice.Phase;
import org.colonnade.advice.Recommendation;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.file.FileLibrary;
import org.colonnade.language.DesignReader;
import org.colonnade.measurement.Stopwatch;
import org.colonnade.programme.Limits;
import org.colonnade.programme.Solver;
import org.colonnade.work.Watcher;
import org.colonnade.workload.Mix;

/** Advises on one mix of a design, in a virtual machine that has done nothing else: how long each phase takes. */
final class AdvisorRun {
    private static final Limits LIMITS = Limits.time(Duration.ofMinutes(5));

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
        Stopwatch watch = new Stopwatch(Watcher.NOBODY);
        Recommendation recommendation = new Advisor(
                        design, chosen, CostModel.CASSANDRA, Solver.find().orElseThrow())
                .recommend(new Budget(OptionalDouble.empty(), LIMITS), watch);
        print(file.getFileName().toString().replace(".design", "") + " " + chosen, recommendation, watch);
    }

    private static Design read(Path file) {
        return DesignReader.read(file.toString(), new FileLibrary(System.in))
                .design()
                .orElseThrow();
    }

    private static void print(String workload, Recommendation recommendation, Stopwatch watch) {
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
                millis(watch.seconds(Phase.ENUMERATE)),
                millis(watch.seconds(Phase.PLAN)),
                millis(watch.seconds(Phase.PRUNE)),
                millis(watch.seconds(Phase.FORMULATE)),
                millis(watch.seconds(Phase.SOLVE)),
                millis(watch.seconds()),
                Meter.peak());
    }

    private static long millis(double seconds) {
        return (long) (1000 * seconds);
    }
}
