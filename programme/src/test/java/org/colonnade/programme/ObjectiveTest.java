package org.colonnade.programme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

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

    @Test
    void one_that_counts_outweighs_all_sizes() {
        Programme.Builder builder = new Programme.Builder();
        for (int i = 0; i < 100; i++) {
            builder.countingVariable("d" + i, i % 7, 1000.0 * (i + 1));
        }
        int none = builder.countingVariable("none", 0, 0);
        int cost = builder.variable("cost", 1);
        Objective objective = new Objective(builder.build());
        BitSet largest = new BitSet();
        largest.set(0, 100);
        long sizes = largest.stream()
                .mapToLong(i -> objective.coefficient(i) % objective.coefficient(none))
                .sum();
        assertThat(sizes).isPositive().isLessThan(objective.coefficient(none));
        assertThat(objective.coefficient(cost)).isGreaterThan(102 * objective.coefficient(none));
        assertThat(objective.coefficient(7) - objective.coefficient(0))
                .as("of the same cost, but larger")
                .isPositive();
    }

    @Test
    void sizes_leave_costs_twelve_digits() {
        for (int counting : new int[] {1, 4, 100, 4_000, 40_000}) {
            for (double scale : new double[] {1e-290, 1e-3, 1, 7, 1e20, 1e300}) {
                Programme programme = sized(counting, scale);
                Objective objective = new Objective(programme);
                BitSet all = new BitSet();
                all.set(0, counting);
                assertThat(objective.value(all)).isBetween(0L, Objective.LIMIT - 1);
                assertThat(objective.unit()).isLessThanOrEqualTo(1.001e-12 * programme.cost(all));
                assertThat(objective.cost(objective.value(all))).isCloseTo(programme.cost(all), withinPercentage(1e-6));
            }
        }
    }

    @Test
    void grains_are_as_fine_as_is_said() {
        for (int counting : new int[] {1, 4, 100, 1_000, 10_000}) {
            for (double scale : new double[] {1, 2, 5, 9.9}) {
                Programme programme = sized(counting, scale);
                BitSet all = new BitSet();
                all.set(0, counting);
                assertThat(new Objective(programme).grain())
                        .isLessThanOrEqualTo((counting + 1) / 25_000.0 * programme.size(all));
            }
        }
    }

    @Test
    void a_row_that_says_how_many_can_be_chosen_makes_grains_finer() {
        Programme.Builder builder = new Programme.Builder();
        Sum sum = new Sum();
        for (int i = 0; i < 1_000; i++) {
            sum.plus(builder.countingVariable("d" + i, 1 + i, 1_000_000 + i));
        }
        double coarse = new Objective(builder.build()).grain();
        builder.row(sum.atMost(20));
        assertThat(new Objective(builder.build()).grain()).isLessThan(coarse / 1_000);
    }

    @Test
    void without_sizes_nothing_changes() {
        Programme.Builder builder = new Programme.Builder();
        builder.countingVariable("x", 0.1, 0);
        builder.countingVariable("y", 0.2, 0);
        builder.row(new Sum().plus(0).plus(1).atMost(1));
        Objective objective = new Objective(builder.build());
        assertThat(objective.coefficient(0)).isEqualTo(new Objective(programme(0.1, 0.2)).coefficient(0));
        assertThat(objective.coefficient(0) % 3).isEqualTo(1);
        assertThat(objective.grain()).isInfinite();
    }

    private static Programme sized(int counting, double scale) {
        Programme.Builder builder = new Programme.Builder();
        for (int i = 0; i < counting; i++) {
            builder.countingVariable("d" + i, scale * (1 + i % 10), 1e6 / (1 + i));
        }
        return builder.build();
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
