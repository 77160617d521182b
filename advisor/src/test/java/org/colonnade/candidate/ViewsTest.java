package org.colonnade.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.colonnade.choice.Choices;
import org.colonnade.choice.Planning;
import org.colonnade.choice.WorkloadSetting;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.estimate.Certainty;
import org.colonnade.law.Tries;
import org.colonnade.plan.PlanSpace;
import org.colonnade.reference.Designs;
import org.colonnade.schema.Family;
import org.colonnade.upkeep.Upkeeps;
import org.colonnade.work.Checkpoint;
import org.junit.jupiter.api.Test;

class ViewsTest {
    private static List<Family> views(Design design, Upkeeps upkeeps) {
        return Views.of(
                design.requests().stream().flatMap(r -> r.statements().stream()).toList(), upkeeps, Checkpoint.open());
    }

    @Test
    void a_query_has_its_view_and_so_has_what_keeps_that_up() {
        Design design = Designs.read("""
                entity Member (1000) { id key name text(20) }
                entity Task (20_000) { id key title text(40) owner -> Member.tasks }
                request Show 1 { SELECT Task.title, owner.name FROM Task.owner WHERE Task.id = ?task; }
                request Rename 1 { UPDATE Member SET name = ?name WHERE Member.id = ?member; }
                """);
        assertThat(views(design, new Upkeeps(new Certainty(design.requests()))).stream()
                        .map(Family::toString))
                .containsExactly("[Task.id][][Task.title, owner.name]", "[Member.id][tasks.id][]");
    }

    @Test
    void they_answer_all_queries_and_support_queries() {
        Tries.of(200).run(Designs::small, (text, seed) -> {
            Design design = Designs.read(text);
            Certainty certainty = new Certainty(design.requests());
            Upkeeps upkeeps = new Upkeeps(certainty);
            PlanSpace.Setting plans =
                    new PlanSpace.Setting(CostModel.ROWS, certainty, Integer.MAX_VALUE, Checkpoint.open());
            Choices choices = Planning.of(
                    new WorkloadSetting(design.requests(), design.defaultMix(), upkeeps, plans),
                    views(design, upkeeps));
            assertThat(choices.tasks())
                    .allSatisfy(t -> assertThat(t.isAnswerable())
                            .as(t.query().toString())
                            .isTrue());
        });
    }
}
