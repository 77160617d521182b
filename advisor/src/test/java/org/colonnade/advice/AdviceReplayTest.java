package org.colonnade.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.law.Tries;
import org.colonnade.reference.Designs;
import org.colonnade.reference.RandomCosts;
import org.colonnade.schema.Family;
import org.colonnade.solver.KernelSolver;
import org.colonnade.work.Watcher;
import org.junit.jupiter.api.Test;

class AdviceReplayTest {
    private static final String ROOMS = """
            entity Hotel (100) { id key city text(20) }
            entity Room (1000) { id key rate decimal hotel -> Hotel.rooms }
            request Find 10 { SELECT rooms.id, rooms.rate FROM Hotel.rooms WHERE Hotel.city = ?city; }
            request Price 1 { UPDATE Room SET rate = ?rate WHERE Room.id = ?room; }
            """;

    private static Recommendation recommend(Design design, CostModel model) {
        return new Advisor(design, design.defaultMix(), model, new KernelSolver())
                .recommend(Budget.NONE, Watcher.NOBODY);
    }

    @Test
    void what_was_kept_is_what_was_recommended() {
        Tries.of(300).run(Designs::random, (text, seed) -> {
            Design design = Designs.read(text);
            Recommendation advice = recommend(design, RandomCosts.of(seed));
            Recommendation again = AdviceReplay.of(design, KeptAdvice.of(advice));
            assertThat(again).hasToString(advice.toString());
            assertThat(again.bound()).isEqualTo(advice.bound());
            assertThat(again.families()).isEqualTo(advice.families());
        });
    }

    @Test
    void requests_that_are_new_gone_or_others_do_not_fit() {
        assertThatThrownBy(() -> AdviceReplay.of(
                        Designs.read(ROOMS.replace("Find", "Seek").replace("rate = ?rate WHERE", "rate = 5 WHERE")),
                        KeptAdvice.of(recommend(Designs.read(ROOMS), CostModel.CASSANDRA))))
                .isInstanceOfSatisfying(
                        MisfitException.class,
                        e -> assertThat(e.differences())
                                .containsExactly(
                                        "the plan has a request Find, which the mix default of the design has not",
                                        "statement 1 of Price is planned as UPDATE Room SET rate = ?rate WHERE Room.id = ?room\n"
                                                + "  but is now UPDATE Room SET rate = 5 WHERE Room.id = ?room",
                                        "the mix default of the design has a request Seek, for which there is no plan"));
    }

    @Test
    void a_plan_over_families_that_are_not_there_does_not_fit() {
        Design design = Designs.read(ROOMS);
        KeptAdvice kept = KeptAdvice.of(recommend(design, CostModel.CASSANDRA));
        List<Family> others =
                kept.families().stream().map(f -> f.named(f.name() + "_old")).toList();
        KeptAdvice changed =
                new KeptAdvice(kept.mix(), kept.model(), others, kept.requests(), kept.bound(), kept.size());
        assertThatThrownBy(() -> AdviceReplay.of(design, changed))
                .isInstanceOf(MisfitException.class)
                .hasMessageContaining("Find asks SELECT")
                .hasMessageContaining("whose plan is no longer possible: get ");
    }
}
