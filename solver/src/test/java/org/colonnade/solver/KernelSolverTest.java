package org.colonnade.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;
import org.colonnade.programme.FlowProgramme;
import org.colonnade.programme.FlowProgramme.Load;
import org.colonnade.programme.FlowProgramme.Shape;
import org.colonnade.programme.Limits;
import org.colonnade.programme.Programme;
import org.colonnade.programme.Solution;
import org.colonnade.programme.Solution.Status;
import org.colonnade.programme.Solver;
import org.colonnade.programme.Standing;
import org.colonnade.programme.Sum;
import org.junit.jupiter.api.Test;

class KernelSolverTest {
    private static final Shape MIDDLING = new Shape(30, 4, 5, 6);

    /** Takes about ten seconds to the end. */
    private static final Programme HARD = FlowProgramme.within(Shape.M, 1, 0.004);

    private static final double LEAST_OF_HARD = 3480.6106;

    private static final Solver BY_CUTS = new KernelSolver(0, 0);

    private final Solver solver = Solver.find().orElseThrow();

    @Test
    void is_found_as_a_service() {
        assertThat(solver).isInstanceOf(KernelSolver.class);
    }

    @Test
    void of_the_cheapest_choices_takes_one_with_the_fewest_that_count() {
        Programme.Builder builder = new Programme.Builder();
        int one = builder.countingVariable("one", 0.3);
        int two = builder.countingVariable("two", 0.1);
        int three = builder.countingVariable("three", 0.2);
        builder.row(new Sum().plus(2, one).plus(two).plus(three).atLeast(2));
        assertThat(solve(builder.build())).isEqualTo(new Solution(Status.OPTIMAL, List.of(one), 0.3, 0.3));
    }

    @Test
    void gives_the_same_solution_again() {
        Programme programme = FlowProgramme.of(MIDDLING, 1);
        assertThat(solve(programme)).isEqualTo(solve(programme));
        assertThat(solve(FlowProgramme.of(MIDDLING, 1))).isEqualTo(solve(programme));
    }

    @Test
    void finds_the_same_cost_with_and_without_kernels() {
        for (long seed = 0; seed < 5; seed++) {
            Programme programme = FlowProgramme.of(MIDDLING, seed);
            Solution direct = new KernelSolver(Integer.MAX_VALUE, 0).solve(programme, Limits.NONE, s -> {});
            assertThat(solve(programme).cost()).isEqualTo(direct.cost());
            assertThat(families(programme, solve(programme))).isEqualTo(families(programme, direct));
        }
    }

    @Test
    void a_larger_budget_never_costs_more() {
        double before = Double.POSITIVE_INFINITY;
        for (double share : new double[] {0.001, 0.01, 0.02, 0.04, 0.08, 0.5, 1}) {
            Solution solution = solve(FlowProgramme.within(Shape.SMALL, 7, share));
            assertThat(solution.cost()).isLessThanOrEqualTo(before);
            before = solution.cost();
        }
        assertThat(solve(FlowProgramme.within(Shape.SMALL, 7, 0.001))).isEqualTo(Solution.infeasible());
        assertThat(before).isFinite();
    }

    @Test
    void finds_the_same_cost_with_and_without_kernels_where_updates_have_support_queries() {
        Shape shape = new Shape(6, 3, 4, 2);
        for (long seed = 0; seed < 5; seed++) {
            for (double upkeep : new double[] {1, 30}) {
                Programme programme = FlowProgramme.of(shape, seed, new Load(upkeep, 2, 2, 1));
                Solution direct = new KernelSolver(Integer.MAX_VALUE, 0).solve(programme, Limits.NONE, s -> {});
                Solution kernels = new KernelSolver(0, Double.POSITIVE_INFINITY).solve(programme, Limits.NONE, s -> {});
                assertThat(kernels.status()).isEqualTo(Status.OPTIMAL);
                assertThat(kernels.cost()).isCloseTo(direct.cost(), within(1e-9 * direct.cost()));
                assertThat(families(programme, kernels)).isEqualTo(families(programme, direct));
            }
        }
    }

    @Test
    void finds_the_same_cost_and_count_by_cutting_planes_again_and_again() {
        Programme programme = FlowProgramme.of(new Shape(6, 3, 4, 2), 2, new Load(30, 2, 2, 1));
        Solution direct = new KernelSolver(Integer.MAX_VALUE, 0).solve(programme, Limits.NONE, s -> {});
        Solution cut = BY_CUTS.solve(programme, Limits.NONE, s -> {});
        assertThat(cut.status()).isEqualTo(Status.OPTIMAL);
        assertThat(cut.cost()).isCloseTo(direct.cost(), within(1e-6 * direct.cost()));
        assertThat(families(programme, cut)).isEqualTo(families(programme, direct));
        assertThat(BY_CUTS.solve(programme, Limits.NONE, s -> {})).isEqualTo(cut);
    }

    @Test
    void cutting_planes_report_costs_that_fall_and_bounds_that_rise() {
        List<Standing> standings = new ArrayList<>();
        Programme programme = FlowProgramme.within(MIDDLING, 5, 0.05);
        Solution solution = BY_CUTS.solve(programme, Limits.NONE, standings::add);
        assertAscent(standings);
        assertThat(standings.get(standings.size() - 1).best()).isCloseTo(solution.cost(), within(1e-6));
    }

    @Test
    void cutting_planes_keep_a_limit_on_time_and_say_what_the_answer_is_worth() {
        Limits limits = Limits.time(Duration.ofMillis(1500));
        Solution solution = BY_CUTS.solve(HARD, limits, s -> {});
        assertThat(solution.status()).isIn(Status.FEASIBLE, Status.UNDECIDED);
        assertThat(solution.bound()).isLessThanOrEqualTo(LEAST_OF_HARD + 1e-4);
        assertThat(solution.cost()).isGreaterThanOrEqualTo(LEAST_OF_HARD - 1e-4);
    }

    @Test
    void scaling_all_costs_changes_nothing() {
        Programme programme = FlowProgramme.of(Shape.SMALL, 3);
        Solution solution = solve(programme);
        for (double factor : new double[] {1e-6, 0.3, 7, 1e9}) {
            assertThat(solve(scaled(programme, factor)).chosen()).isEqualTo(solution.chosen());
        }
    }

    @Test
    void keeps_a_limit_and_says_what_the_answer_is_worth() {
        Solution solution = solver.solve(HARD, Limits.work(1), s -> {});
        assertThat(solution.status()).isIn(Status.FEASIBLE, Status.UNDECIDED);
        assertThat(solution.bound()).isLessThanOrEqualTo(LEAST_OF_HARD + 1e-4);
        assertThat(solution.cost()).isGreaterThanOrEqualTo(LEAST_OF_HARD - 1e-4);
        assertThat(solution.gap()).isBetween(0.0, 1.0);
    }

    @Test
    void the_relaxation_keeps_the_limit_on_work_too() {
        assertThat(solver.solve(HARD, Limits.work(1e-4), s -> {})).isEqualTo(Solution.undecided(0));
    }

    @Test
    void of_the_same_cost_and_count_takes_the_smallest() {
        Programme.Builder builder = new Programme.Builder();
        int large = builder.countingVariable("large", 0.3, 5e9);
        int small = builder.countingVariable("small", 0.3, 4e9);
        int half = builder.countingVariable("half", 0.1, 0);
        int other = builder.countingVariable("other", 0.2, 0);
        builder.row(
                new Sum().plus(2, large).plus(2, small).plus(half).plus(other).atLeast(2));
        assertThat(solve(builder.build())).isEqualTo(new Solution(Status.OPTIMAL, List.of(small), 0.3, 0.3));
    }

    @Test
    void reports_a_start_at_once_and_returns_it_if_there_is_no_time() {
        Programme programme = FlowProgramme.of(MIDDLING, 1);
        BitSet start = anyhow(programme);
        List<Standing> standings = new ArrayList<>();
        Solution solution = solver.solve(programme, start, Limits.time(Duration.ZERO), standings::add);
        assertThat(solution).isEqualTo(Solution.feasible(start, programme.cost(start), 0));
        assertThat(standings).hasSize(1);
        assertThat(standings.get(0).best()).isCloseTo(programme.cost(start), within(1e-6));
    }

    @Test
    void improves_a_start_and_keeps_the_best() {
        Programme programme = FlowProgramme.of(MIDDLING, 1);
        Solution best = solve(programme);
        Solution solution = solver.solve(programme, anyhow(programme), Limits.NONE, s -> {});
        assertThat(solution.cost()).isEqualTo(best.cost());
        BitSet chosen = new BitSet();
        best.chosen().forEach(chosen::set);
        assertThat(solver.solve(programme, chosen, Limits.NONE, s -> {})).isEqualTo(best);
    }

    @Test
    void refuses_a_start_that_breaks_a_row() {
        Programme.Builder builder = new Programme.Builder();
        int x = builder.variable("x", 1);
        int y = builder.variable("y", 1);
        Programme programme = builder.row(new Sum().plus(x).plus(y).atLeast(1)).build();
        assertThatThrownBy(() -> solver.solve(programme, new BitSet(), Limits.NONE, s -> {}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the choice breaks r1: x + y >= 1");
    }

    @Test
    void ends_at_once_if_there_is_no_time() {
        Programme programme = FlowProgramme.of(Shape.SMALL, 1);
        assertThat(solver.solve(programme, Limits.time(Duration.ZERO), s -> {})).isEqualTo(Solution.undecided(0));
    }

    @Test
    void a_limit_on_work_gives_the_same_solution_again() {
        Programme programme = FlowProgramme.within(MIDDLING, 5, 0.05);
        Limits limits = Limits.work(0.1);
        Solution solution = solver.solve(programme, limits, s -> {});
        assertThat(solver.solve(programme, limits, s -> {})).isEqualTo(solution);
        assertThat(solution.bound()).isLessThanOrEqualTo(solve(programme).cost());
        assertThat(solution.cost()).isGreaterThanOrEqualTo(solve(programme).cost());
    }

    @Test
    void reports_costs_that_fall_and_bounds_that_rise() {
        List<Standing> standings = new ArrayList<>();
        Solution solution = solver.solve(FlowProgramme.of(MIDDLING, 2), Limits.NONE, standings::add);
        assertAscent(standings);
        assertThat(standings.get(standings.size() - 1).best())
                .isBetween(solution.cost() - 1e-6, solution.cost() + 1e-6);
    }

    @Test
    void stops_when_it_is_cancelled() {
        Limits cancelled = new Limits(Limits.NONE.time(), Limits.NONE.work(), () -> true);
        Solution solution = solver.solve(HARD, cancelled, s -> {});
        assertThat(solution.status()).isIn(Status.FEASIBLE, Status.UNDECIDED);
        assertThat(solution.bound()).isLessThanOrEqualTo(LEAST_OF_HARD + 1e-4);
    }

    @Test
    void passes_on_what_a_watcher_throws() {
        Consumer<Standing> broken = standing -> {
            throw new UnsupportedOperationException("no terminal");
        };
        assertThatThrownBy(() -> solver.solve(FlowProgramme.of(Shape.SMALL, 1), Limits.NONE, broken))
                .hasMessage("no terminal");
    }

    private static void assertAscent(List<Standing> standings) {
        assertThat(standings).hasSizeGreaterThan(1);
        for (int i = 1; i < standings.size(); i++) {
            assertThat(standings.get(i).best())
                    .isLessThanOrEqualTo(standings.get(i - 1).best());
            assertThat(standings.get(i).bound())
                    .isGreaterThanOrEqualTo(standings.get(i - 1).bound());
        }
    }

    private Solution solve(Programme programme) {
        return solver.solve(programme, Limits.NONE, s -> {});
    }

    /** What a search without costs finds. */
    private BitSet anyhow(Programme programme) {
        BitSet chosen = new BitSet();
        solve(scaled(programme, 0)).chosen().forEach(chosen::set);
        return chosen;
    }

    private static long families(Programme programme, Solution solution) {
        return solution.chosen().stream().filter(programme::counts).count();
    }

    private static Programme scaled(Programme programme, double factor) {
        Programme.Builder builder = new Programme.Builder();
        for (int i = 0; i < programme.variables(); i++) {
            if (programme.counts(i)) {
                builder.countingVariable(programme.name(i), factor * programme.cost(i));
            } else {
                builder.variable(programme.name(i), factor * programme.cost(i));
            }
        }
        programme.rows().forEach(builder::row);
        return builder.build();
    }
}
