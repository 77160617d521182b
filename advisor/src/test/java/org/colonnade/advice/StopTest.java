package org.colonnade.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.CopyOnWriteArrayList;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.programme.Limits;
import org.colonnade.programme.Standing;
import org.colonnade.reference.Designs;
import org.colonnade.solver.KernelSolver;
import org.colonnade.work.Progress;
import org.colonnade.work.Watcher;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class StopTest {
    private static final String TASKS = """
            entity Member (1000) {
              id    key
              name  text(20)
            }

            entity Task (20_000) {
              id     key
              title  text(40)
              owner  -> Member.tasks
            }

            request Show  20 {
              SELECT tasks.id, tasks.title FROM Member.tasks WHERE Member.id = ?member;
              SELECT Task.title, owner.name FROM Task.owner WHERE Task.id = ?task;
            }

            request Rename  1 {
              UPDATE Member SET name = ?name WHERE Member.id = ?member;
            }
            """;

    private static Recommendation recommend(Budget budget, Watcher watcher) {
        Design design = Designs.read(TASKS);
        return new Advisor(design, design.defaultMix(), CostModel.CASSANDRA, new KernelSolver())
                .recommend(budget, watcher);
    }

    @ParameterizedTest
    @EnumSource(
            value = Phase.class,
            names = {"ENUMERATE", "PLAN", "PRUNE", "FORMULATE"})
    void says_in_which_phase_it_was_cancelled(Phase phase) {
        assertThatThrownBy(() -> recommend(Budget.NONE, new Impatient(phase)))
                .isInstanceOf(StoppedException.class)
                .hasMessage("stopped while " + phase + ", before there was any recommendation");
    }

    @Test
    void has_a_first_answer_with_its_gap_though_the_time_was_over_before_the_search_began() {
        Budget none = new Budget(OptionalDouble.empty(), Limits.time(Duration.ZERO));
        Recommendation first = recommend(none, Watcher.NOBODY);
        Recommendation best = recommend(Budget.NONE, Watcher.NOBODY);
        assertThat(first.isComplete()).isTrue();
        assertThat(first.cost()).isGreaterThanOrEqualTo(best.cost());
        assertThat(first.bound()).isPositive().isLessThanOrEqualTo(best.cost());
        assertThat(first.quality()).startsWith("within ");
    }

    @Test
    void a_first_answer_keeps_to_the_space_or_there_is_none() {
        Budget small = new Budget(OptionalDouble.of(1000), Limits.time(Duration.ZERO));
        assertThatThrownBy(() -> recommend(small, Watcher.NOBODY))
                .isInstanceOf(StoppedException.class)
                .hasMessage("the time was over while enumerating candidates, before there was any recommendation;"
                        + " give it more time");
    }

    @Test
    void takes_what_there_is_when_the_search_is_cancelled() {
        Recommendation whole = recommend(Budget.NONE, Watcher.NOBODY);
        Recommendation early = recommend(Budget.NONE, new Impatient(Phase.SOLVE));
        assertThat(early.isComplete()).isTrue();
        assertThat(early.cost()).isGreaterThanOrEqualTo(whole.cost());
        assertThat(early.quality()).doesNotContain("100.0 %");
    }

    @Test
    void keeps_what_was_solved_when_the_refinement_is_cancelled() {
        Recommendation whole = recommend(Budget.NONE, Watcher.NOBODY);
        Recommendation early = recommend(Budget.NONE, new Impatient(Phase.REFINE));
        assertThat(early.isProven()).isTrue();
        assertThat(early.cost()).isEqualTo(whole.cost());
        assertThat(early.bytes()).isGreaterThanOrEqualTo(whole.bytes());
    }

    @Test
    void says_how_far_each_phase_is() {
        Impatient never = new Impatient(Phase.DONE);
        recommend(Budget.NONE, never);
        assertThat(never.told)
                .contains("enumerating candidates: statement 1 of 3, 0 candidates so far")
                .anyMatch(t -> t.matches("enumerating candidates: statement 3 of 3, [1-9][0-9]* candidates so far"))
                .anyMatch(t -> t.matches("planning: ([0-9]+) of \\1 queries, [1-9][0-9]* steps so far"))
                .anyMatch(t -> t.matches("pruning: 1 of [0-9]+ candidates, [0-9]+ left"))
                .anyMatch(t -> t.matches("solving: best .+ m?s, .+"))
                .endsWith("done");
    }

    @Test
    void a_search_says_what_stopping_it_takes_once_there_is_something() {
        List<String> stopping = new ArrayList<>();
        Effort effort = new Effort(
                Budget.NONE, progress -> stopping.add(progress.words().get() + "; " + progress.stopping()));
        effort.reached(new Standing(Double.POSITIVE_INFINITY, 1), CostModel.CASSANDRA);
        effort.reached(new Standing(2, 0), CostModel.CASSANDRA);
        effort.reached(new Standing(2, 1), CostModel.CASSANDRA);
        assertThat(stopping)
                .containsExactly(
                        "solving: nothing found yet, at least 1.00 s; stops",
                        "solving: best 2.00 s, no bound yet; takes the best",
                        "solving: best 2.00 s, at least 1.00 s, gap 50.0 %; takes the best");
    }

    @Test
    void knows_no_gap_before_there_is_a_bound() {
        assertThat(new Standing(2, 0).isBounded()).isFalse();
        assertThat(new Standing(2, 1).isBounded()).isTrue();
    }

    /** Cancels when a phase begins. */
    private static final class Impatient implements Watcher {
        private final Phase last;
        private final List<String> told = new CopyOnWriteArrayList<>();
        private volatile boolean cancelled;

        Impatient(Phase last) {
            this.last = last;
        }

        @Override
        public boolean goesOn(Progress progress) {
            told.add(progress.words().get());
            cancelled |= progress.doing().equals(last.toString());
            return !cancelled;
        }
    }
}
