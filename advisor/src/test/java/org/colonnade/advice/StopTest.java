package org.colonnade.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.colonnade.advice.Watcher.Stage;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.programme.Limits;
import org.colonnade.programme.Standing;
import org.colonnade.reference.Designs;
import org.colonnade.solver.KernelSolver;
import org.colonnade.workload.Supervisor.Count;
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
            value = Stage.class,
            names = {"ENUMERATE", "PLAN", "PRUNE", "FORMULATE"})
    void says_in_which_stage_it_was_cancelled(Stage stage) {
        assertThatThrownBy(() -> recommend(Budget.NONE, new Impatient(stage)))
                .isInstanceOfSatisfying(
                        StoppedException.class, e -> assertThat(e.stage()).isEqualTo(stage))
                .hasMessage("stopped while " + stage + ", before there was any recommendation");
    }

    @Test
    void keeps_to_the_time_before_the_search_begins() {
        Budget none = new Budget(OptionalDouble.empty(), Limits.time(Duration.ZERO));
        assertThatThrownBy(() -> recommend(none, Watcher.NOBODY))
                .isInstanceOf(StoppedException.class)
                .hasMessage("the time was over while enumerating candidates, before there was any recommendation;"
                        + " give it more time");
    }

    @Test
    void takes_what_there_is_when_the_search_is_cancelled() {
        Recommendation whole = recommend(Budget.NONE, Watcher.NOBODY);
        Recommendation early = recommend(Budget.NONE, new Impatient(Stage.SOLVE));
        assertThat(early.isComplete()).isTrue();
        assertThat(early.cost()).isGreaterThanOrEqualTo(whole.cost());
        assertThat(early.quality()).doesNotContain("100.0 %");
    }

    @Test
    void keeps_what_was_solved_when_the_refinement_is_cancelled() {
        Recommendation whole = recommend(Budget.NONE, Watcher.NOBODY);
        Recommendation early = recommend(Budget.NONE, new Impatient(Stage.REFINE));
        assertThat(early.isProven()).isTrue();
        assertThat(early.cost()).isEqualTo(whole.cost());
        assertThat(early.bytes()).isGreaterThanOrEqualTo(whole.bytes());
    }

    @Test
    void counts_statements_and_candidates() {
        Impatient never = new Impatient(Stage.DONE);
        Recommendation whole = recommend(Budget.NONE, never);
        assertThat(never.enumerated).extracting(Count::part).containsExactly(1, 3, 3);
        assertThat(never.enumerated).extracting(Count::whole).containsOnly(3);
        assertThat(never.enumerated)
                .extracting(Count::found)
                .isSorted()
                .allMatch(f -> f <= whole.size().candidates());
    }

    @Test
    void knows_no_gap_before_there_is_a_bound() {
        assertThat(new Standing(2, 0).isBounded()).isFalse();
        assertThat(new Standing(2, 1).isBounded()).isTrue();
    }

    /** Cancels when a stage begins. */
    private static final class Impatient implements Watcher {
        private final Stage last;
        private final List<Count> enumerated = new ArrayList<>();
        private volatile Stage stage = Stage.ENUMERATE;

        Impatient(Stage last) {
            this.last = last;
        }

        @Override
        public void begins(Stage next) {
            stage = next;
        }

        @Override
        public void counted(Count count) {
            if (stage == Stage.ENUMERATE) {
                enumerated.add(count);
            }
        }

        @Override
        public void reached(Standing standing) {}

        @Override
        public boolean cancelled() {
            return stage.compareTo(last) >= 0;
        }
    }
}
