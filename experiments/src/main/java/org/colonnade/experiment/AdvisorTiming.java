package org.colonnade.experiment;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Budget;
import org.colonnade.advice.Phase;
import org.colonnade.advice.Recommendation;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.measurement.Stopwatch;
import org.colonnade.programme.Limits;
import org.colonnade.programme.Solver;
import org.colonnade.work.Watcher;
import org.colonnade.workload.Mix;

/** How long the advisor took for a workload, phase by phase. */
record AdvisorTiming(String workload, Stopwatch watch, Recommendation advice) {
    private static final Budget BUDGET = new Budget(OptionalDouble.empty(), Limits.time(Duration.ofMinutes(5)));
    private static final List<Phase> PHASES =
            List.of(Phase.ENUMERATE, Phase.PLAN, Phase.PRUNE, Phase.FORMULATE, Phase.SOLVE, Phase.REFINE);

    /**
     * The median of so many times.
     *
     * @throws org.colonnade.advice.StoppedException if it was stopped, or its time was over
     */
    static AdvisorTiming of(String workload, Design design, Mix mix, int times, Watcher watcher) {
        return IntStream.range(0, times)
                .mapToObj(i -> once(workload, design, mix, watcher))
                .sorted(Comparator.comparingDouble(AdvisorTiming::seconds))
                .toList()
                .get(times / 2);
    }

    private static AdvisorTiming once(String workload, Design design, Mix mix, Watcher watcher) {
        Stopwatch watch = new Stopwatch(watcher.within(workload));
        Advisor advisor =
                new Advisor(design, mix, CostModel.CASSANDRA, Solver.find().orElseThrow());
        return new AdvisorTiming(workload, watch, advisor.recommend(BUDGET, watch));
    }

    double seconds() {
        return watch.seconds();
    }

    double candidates() {
        return advice.size().candidates();
    }

    /** The phase that took the longest. */
    Phase longest() {
        return PHASES.stream().max(Comparator.comparingDouble(watch::seconds)).orElseThrow();
    }

    /** The share of the whole that a phase took. */
    double share(Phase phase) {
        return watch.seconds(phase) / watch.seconds();
    }

    static Table table(List<AdvisorTiming> timings) {
        Table.Builder table = new Table.Builder(
                1,
                "workload | candidates | variables | rows | enumerate [s] | plan [s] | prune [s]"
                        + " | formulate [s] | solve [s] | refine [s] | total [s] | gap [%]");
        for (AdvisorTiming timing : timings) {
            table.row(
                    timing.workload,
                    timing.advice.size().candidates(),
                    timing.advice.size().variables(),
                    timing.advice.size().rows(),
                    timing.watch.seconds(Phase.ENUMERATE),
                    timing.watch.seconds(Phase.PLAN),
                    timing.watch.seconds(Phase.PRUNE),
                    timing.watch.seconds(Phase.FORMULATE),
                    timing.watch.seconds(Phase.SOLVE),
                    timing.watch.seconds(Phase.REFINE),
                    timing.seconds(),
                    100 * timing.advice.gap());
        }
        return table.charting("total");
    }
}
