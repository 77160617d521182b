package org.colonnade.programme;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import org.junit.jupiter.api.Test;

class ObjectiveTest {
    @Test
    void a_unit_of_cost_outweighs_all_that_counts() {
        Programme programme = programme(0.1, 0.2, 0.3, 0, 0, 0);
        Objective objective = new Objective(programme);
        BitSet all = new BitSet();
        all.set(3, 6);
        assertThat(objective.value(all)).isEqualTo(3).isLessThan(objective.coefficient(0));
        assertThat(objective.cost(objective.coefficient(1))).isEqualTo(0.2);
    }

    @Test
    void decimal_costs_are_exact_although_doubles_are_not() {
        Objective objective = new Objective(programme(0.1, 0.2, 0.3));
        assertThat(0.1 + 0.2).isNotEqualTo(0.3);
        assertThat(objective.coefficient(0) + objective.coefficient(1) - objective.coefficient(2))
                .as("two that count instead of one")
                .isEqualTo(1);
    }

    @Test
    void all_variables_together_stay_within_the_limit() {
        for (double scale : new double[] {1e-290, 1e-20, 1e-3, 1, 1e3, 1e20, 1e300}) {
            Objective objective = new Objective(programme(scale, 9 * scale, 99 * scale));
            BitSet all = new BitSet();
            all.set(0, 3);
            assertThat(objective.value(all)).isBetween(0L, Objective.LIMIT - 1);
            assertThat(objective.unit()).isLessThan(1e-14 * scale);
        }
    }

    @Test
    void nothing_costs_nothing() {
        Objective objective = new Objective(programme(0, 0));
        assertThat(objective.coefficient(1)).isEqualTo(1);
        assertThat(objective.cost(2)).isZero();
        assertThat(new Objective(programme()).value(new BitSet())).isZero();
    }

    /** Of variables that all count. */
    private static Programme programme(double... costs) {
        Programme.Builder builder = new Programme.Builder();
        for (double cost : costs) {
            builder.countingVariable("x", cost);
        }
        return builder.build();
    }
}
