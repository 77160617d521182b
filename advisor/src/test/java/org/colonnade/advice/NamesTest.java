package org.colonnade.advice;

import static org.assertj.core.api.Assertions.assertThat;

import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.reference.Designs;
import org.colonnade.solver.KernelSolver;
import org.colonnade.work.Watcher;
import org.junit.jupiter.api.Test;

/** Statements that read alike, because an alias stands for something else in each of them, are not alike. */
class NamesTest {

    private static Recommendation advice(String text) {
        Design design = Designs.read(text);
        return new Advisor(design, design.defaultMix(), CostModel.REQUESTS, new KernelSolver())
                .recommend(Budget.NONE, Watcher.NOBODY);
    }

    @Test
    void an_alias_may_stand_for_another_entity_in_another_query() {
        Recommendation advice = advice("""
                entity A { id key int  x int }
                entity B { id key int  x int }
                request R1 { SELECT a.id FROM A AS a WHERE a.x = ?i1; }
                request R2 { SELECT a.id FROM B AS a WHERE a.x = ?i1; }
                """);
        assertThat(advice.families()).hasSize(2);
    }

    @Test
    void a_lookup_from_other_rows_is_not_the_same_lookup() {
        String model = """
                entity A { id key int  y text(1000) }
                entity B { id key int  x int  p -> A  q -> A }
                """;
        String other = " SELECT a.y FROM B AS b, b.q AS %1$s WHERE b.id = ?kB1;".replace("a.y", "%1$s.y");
        String first = "request R { SELECT a.y FROM B AS b, b.p AS a WHERE b.id = ?kB1;";
        assertThat(bytes(model + first + other.formatted("a") + "}"))
                .isEqualTo(bytes(model + first + other.formatted("c") + "}"));
    }

    private static double bytes(String text) {
        Design design = Designs.read(text);
        return new Advisor(design, design.defaultMix(), CostModel.BYTES, new KernelSolver())
                .recommend(Budget.NONE, Watcher.NOBODY)
                .cost();
    }
}
