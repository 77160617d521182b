package org.colonnade.experiment;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Budget;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.Watcher.Stage;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.experiment.Findings.Agreement;
import org.colonnade.experiment.Table.Column;
import org.colonnade.generator.GeneratedWorkload;
import org.colonnade.programme.Limits;
import org.colonnade.programme.Solver;
import org.colonnade.workload.Mix;

/** How long a recommendation takes as workloads grow. */
final class AdvisorRuntime implements Experiment {
    private static final Budget BUDGET = new Budget(OptionalDouble.empty(), Limits.time(Duration.ofMinutes(5)));
    private static final double PUBLISHED_RUBIS = 3.3 * 60;

    @Override
    public String name() {
        return "runtime";
    }

    @Override
    public String title() {
        return "How long the advisor runs";
    }

    @Override
    public String source() {
        return "NoSE: Schema Design for NoSQL Applications, Figure 19";
    }

    @Override
    public String published() {
        return "RUBiS takes about 3.3 minutes. For random workloads of its shape with F times the entities and statements "
                + "the time grows faster than F, up to F = 4, the largest that was tried.";
    }

    @Override
    public Findings run(Occasion occasion) {
        Timings timings = new Timings(occasion);
        Design rubis = Workloads.read("rubis", Workloads.text("rubis.design"));
        for (Mix mix : occasion.extent() == Extent.SMOKE ? List.of(rubis.defaultMix()) : rubis.mixes()) {
            timings.add("RUBiS " + mix.name(), rubis, mix);
        }
        double slowest = timings.longest;
        for (int factor : occasion.extent().of(List.of(1), List.of(1, 2, 4, 8), List.of(1, 2, 4, 8, 16, 32))) {
            Design design = Workloads.read("random", GeneratedWorkload.text(factor, occasion.seed()));
            timings.add("F = " + factor, design, design.defaultMix());
        }
        return new Findings(
                        timings.isComplete ? Agreement.of(slowest > PUBLISHED_RUBIS) : Agreement.OPEN,
                        String.format(
                                Locale.ROOT,
                                "RUBiS takes %.1f s at most, %.0f times less than published, on another machine; the largest random "
                                        + "workload %.1f s.",
                                slowest,
                                PUBLISHED_RUBIS / slowest,
                                timings.longest),
                        List.of(Part.done(
                                "Run time",
                                "All in one virtual machine, so that later ones find warm code; seed " + occasion.seed()
                                        + ".",
                                timings.table.charting("total"))))
                .at(occasion.extent());
    }

    /** What was measured so far. */
    private static final class Timings {
        private final Occasion occasion;
        private final Table.Builder table = new Table.Builder(
                1,
                Column.of("workload"),
                Column.of("candidates"),
                Column.of("variables"),
                Column.of("rows"),
                new Column("enumerate", "s"),
                new Column("plan", "s"),
                new Column("prune", "s"),
                new Column("formulate", "s"),
                new Column("solve", "s"),
                new Column("total", "s"),
                new Column("gap", "%"));
        private double longest;
        private boolean isComplete = true;

        Timings(Occasion occasion) {
            this.occasion = occasion;
        }

        void add(String workload, Design design, Mix mix) {
            isComplete &= occasion.watcher().goesOn(workload);
            if (!isComplete) {
                return;
            }
            Stopwatch watch = new Stopwatch();
            Recommendation advice =
                    new Advisor(design, mix, CostModel.CASSANDRA, Solver.find().orElseThrow()).recommend(BUDGET, watch);
            double total = watch.seconds(Stage.ENUMERATE, Stage.DONE);
            longest = Math.max(longest, total);
            table.row(
                    workload,
                    advice.size().candidates(),
                    advice.size().variables(),
                    advice.size().rows(),
                    watch.seconds(Stage.ENUMERATE, Stage.PLAN),
                    watch.seconds(Stage.PLAN, Stage.PRUNE),
                    watch.seconds(Stage.PRUNE, Stage.FORMULATE),
                    watch.seconds(Stage.FORMULATE, Stage.SOLVE),
                    watch.seconds(Stage.SOLVE, Stage.REFINE),
                    total,
                    100 * advice.gap());
        }
    }
}
