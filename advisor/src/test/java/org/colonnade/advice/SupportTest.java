package org.colonnade.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.reference.Designs;
import org.colonnade.solver.KernelSolver;
import org.junit.jupiter.api.Test;

/** What updates ask, to keep families up to date, must be answered too. */
class SupportTest {
    /** A task has an owner no longer once that one has left, so Extend has to ask for one. */
    private static final Design DESIGN = Designs.read("""
            entity Member (1000) { id key left date? }
            entity Task (20_000) { id key notes text(20)[3] owner -> Member.tasks }
            request Show 1 { SELECT Task.notes FROM Task WHERE Task.id = ?task; }
            request Extend 1 { UPDATE Task FROM Task AS t, t.owner AS o SET notes += ?note WHERE t.id = ?task; }
            request Leave 1 { DELETE FROM Member WHERE Member.left <= ?day; }
            schema alone {
              family tasks [Task.id][][Task.notes] over Task
            }
            """);

    private static Advisor advisor() {
        return new Advisor(DESIGN, DESIGN.defaultMix(), CostModel.REQUESTS, new KernelSolver());
    }

    @Test
    void there_are_families_for_the_search_of_an_update() {
        Recommendation advice = advisor().recommend(Budget.NONE, Watcher.NOBODY);
        assertThat(advice.isComplete()).isTrue();
        assertThat(advice.families()).hasSizeGreaterThan(1);
    }

    @Test
    void families_that_updates_cannot_keep_up_answer_nothing() {
        assertThatThrownBy(() -> advisor().programme(DESIGN.schemas().get(0), Watcher.NOBODY))
                .isInstanceOf(NoAdviceException.class)
                .hasMessageContaining("kept up to date, because updates ask for what none can answer: SELECT");
    }
}
