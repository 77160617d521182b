package org.colonnade.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.BitSet;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.colonnade.law.Tries;
import org.colonnade.programme.FlowProgramme;
import org.colonnade.programme.FlowProgramme.Shape;
import org.colonnade.programme.Limits;
import org.colonnade.programme.Objective;
import org.colonnade.programme.Programme;
import org.colonnade.programme.RandomProgramme;
import org.colonnade.programme.Solution;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The solver finds what looking at every choice finds: all at once, in kernels, and by cutting planes. */
class BruteForceLawTest {
    private static final int PROGRAMMES = 8_000;

    static Stream<KernelSolver> solvers() {
        return Stream.of(
                new KernelSolver(Integer.MAX_VALUE, 0),
                new KernelSolver(0, Double.POSITIVE_INFINITY),
                new KernelSolver(0, 0));
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void the_solver_finds_the_best_choice(KernelSolver solver) {
        Tries tries = Tries.of(PROGRAMMES);
        AtomicInteger infeasible = new AtomicInteger();
        tries.run(seed -> infeasible.addAndGet(check(solver, RandomProgramme.of(seed, 9)) ? 0 : 1));
        assertThat(infeasible.doubleValue() / tries.count()).isBetween(0.1, 0.5);
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void the_solver_finds_the_best_plans(KernelSolver solver) {
        Tries.of(160).run(seed -> {
            check(solver, FlowProgramme.of(Shape.TINY, seed));
            check(solver, FlowProgramme.within(Shape.TINY, seed, 0.5));
        });
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void any_start_leads_to_the_best_choice(KernelSolver solver) {
        Tries.of(PROGRAMMES / 4).run(seed -> checkFromAnyStart(solver, seed));
    }

    private static void checkFromAnyStart(KernelSolver solver, long seed) {
        Programme programme = RandomProgramme.of(seed, 7);
        BruteForce all = new BruteForce(programme);
        all.choices().skip(seed % 5).findFirst().ifPresent(choice -> {
            Solution solution = solver.solve(programme, choice, Limits.NONE, s -> {});
            BitSet chosen = new BitSet();
            solution.chosen().forEach(chosen::set);
            assertThat(solution.status()).isEqualTo(Solution.Status.OPTIMAL);
            assertThat(new Objective(programme).value(chosen))
                    .as(programme.toString())
                    .isEqualTo(all.leastValue().orElseThrow());
        });
    }

    /** Whether there is a choice. */
    private static boolean check(KernelSolver solver, Programme programme) {
        Solution solution = solver.solve(programme, Limits.NONE, s -> {});
        Objective objective = new Objective(programme);
        BruteForce all = new BruteForce(programme);
        OptionalLong least = all.leastValue();
        if (least.isEmpty()) {
            assertThat(solution).as(programme.toString()).isEqualTo(Solution.infeasible());
            return false;
        }
        BitSet chosen = new BitSet();
        solution.chosen().forEach(chosen::set);
        assertThat(solution.status()).as(programme.toString()).isEqualTo(Solution.Status.OPTIMAL);
        assertThat(programme.broken(chosen)).as(programme.toString()).isEmpty();
        assertThat(objective.value(chosen)).as(programme.toString()).isEqualTo(least.getAsLong());
        BitSet best = all.best().orElseThrow();
        assertThat(all.count(chosen)).as(programme.toString()).isEqualTo(all.count(best));
        assertThat(programme.size(chosen)).as(programme.toString()).isEqualTo(programme.size(best));
        double rounding = programme.variables() * objective.unit() + 1e-12 * solution.cost();
        assertThat(solution.cost()).isEqualTo(programme.cost(chosen)).isCloseTo(all.leastCost(), within(rounding));
        return true;
    }
}
