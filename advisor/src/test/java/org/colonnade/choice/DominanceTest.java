package org.colonnade.choice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.OptionalDouble;
import org.colonnade.cost.CostModel;
import org.colonnade.cost.CostParameter;
import org.colonnade.design.Design;
import org.colonnade.estimate.Certainty;
import org.colonnade.plan.PlanSpace;
import org.colonnade.reference.Designs;
import org.colonnade.upkeep.Upkeeps;
import org.colonnade.work.Checkpoint;
import org.junit.jupiter.api.Test;

class DominanceTest {
    /** The title of a task is in two families: one that Rename has to write, and one that Annotate has. */
    private static final Design DESIGN = Designs.read("""
            entity Member (1000) { id key name text(20) }
            entity Task (20_000) { id key title text(20) note text(5) owner -> Member.tasks }
            request Show 1 { SELECT Task.title FROM Task WHERE Task.id = ?task; }
            request Look 1 { SELECT Member.name FROM Member WHERE Member.id = ?member; }
            request List 1 { SELECT tasks.id FROM Member.tasks WHERE Member.id = ?member; }
            request Rename 1 { UPDATE Member SET name = ?name WHERE Member.id = ?member; }
            request Annotate 1 { UPDATE Task SET note = ?note WHERE Task.id = ?task; }
            schema both {
              family members [Member.id][][Member.name] over Member
              family lists [Member.id][tasks.id][] over Member.tasks
              family named [Task.id][][Task.title, owner.name] over Task.owner
              family noted [Task.id][][Task.title, Task.note] over Task
            }
            """);

    private static final int NAMED = 2;
    private static final int NOTED = 3;

    private static CostModel model(double call) {
        CostModel base = CostModel.REQUESTS;
        return CostModel.of(base.name(), base.unit(), p -> p == CostParameter.CALL ? call : p.of(base));
    }

    private static Choices choices(double call) {
        Certainty certainty = new Certainty(DESIGN.requests());
        PlanSpace.Setting plans = new PlanSpace.Setting(model(call), certainty, Integer.MAX_VALUE, Checkpoint.open());
        Choices choices = Planning.of(
                new WorkloadSetting(DESIGN.requests(), DESIGN.defaultMix(), new Upkeeps(certainty), plans),
                DESIGN.schemas().get(0).families());
        choices.settle(new BitSet());
        return choices;
    }

    @Test
    void a_family_that_is_cheaper_to_write_wins_where_calls_cost_nothing() {
        Choices choices = choices(0);
        assertThat(new Dominance(choices).winner(choices.options().get(NAMED)))
                .hasValue(choices.options().get(NOTED));
    }

    @Test
    void it_does_not_win_if_a_request_writes_it_that_need_not_write_otherwise() {
        Choices choices = choices(100);
        assertThat(new Dominance(choices).winner(choices.options().get(NAMED))).isEmpty();
        double with = new LeastCost(choices, OptionalDouble.empty(), model(100)).ofAll();
        Choices without = choices(100);
        without.alive.clear(NAMED);
        without.settle(new BitSet());
        assertThat(new LeastCost(without, OptionalDouble.empty(), model(100)).ofAll())
                .isGreaterThan(with);
    }
}
