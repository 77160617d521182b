package org.colonnade.contention;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.colonnade.contention.Load.Diverging;
import org.colonnade.contention.Load.Finite;
import org.colonnade.contention.Load.Traffic;
import org.junit.jupiter.api.Test;

class LoadTest {

    @Test
    void rates_are_multiplied_by_fan_outs() {
        Finite load = (Finite) Load.of(
                "users",
                List.of(
                        new Traffic("users", 0.5, Map.of("articles", 5.0)),
                        new Traffic("articles", 0.1, Map.of("comments", 40.0)),
                        new Traffic("comments", 0.01, Map.of())));
        assertThat(load.entities()).isCloseTo(1 + 5 + 5 * 40, within(1e-9));
        assertThat(load.rate()).isCloseTo(0.5 + 0.5 + 2, within(1e-9));
        assertThat(load.isWithin(1)).isFalse();
        assertThat(load.sharded(4).isWithin(1)).isTrue();
    }

    /** A comment has half a reply on average, so two comments stand below each first one, itself included. */
    @Test
    void recursion_adds_up_as_long_as_groups_stay_finite() {
        Finite load = (Finite) Load.of("comments", List.of(new Traffic("comments", 3, Map.of("comments", 0.5))));
        assertThat(load.entities()).isCloseTo(2, within(1e-12));
        assertThat(load.rate()).isCloseTo(6, within(1e-12));
    }

    @Test
    void groups_that_grow_without_bound_are_said_to() {
        List<Traffic> traffic = List.of(
                new Traffic("root", 1, Map.of("comments", 2.0)),
                new Traffic("comments", 1, Map.of("replies", 2.0, "likes", 9.0)),
                new Traffic("replies", 1, Map.of("comments", 0.5)),
                new Traffic("likes", 1, Map.of()));
        assertThat(Load.of("root", traffic)).isEqualTo(new Diverging(List.of("comments", "replies")));
        assertThat(Load.of("likes", traffic)).isEqualTo(new Finite(1, 1));
        assertThat(Load.of("c", List.of(new Traffic("c", 0, Map.of("c", 3.0))))).isInstanceOf(Diverging.class);
    }

    /** The expected number of nodes, level by level. */
    @Test
    void the_load_is_the_sum_over_all_levels() {
        Random random = new Random(7);
        for (int tries = 0; tries < 200; tries++) {
            double[] fanOuts = random.doubles(4, 0, 0.45).toArray();
            List<Traffic> traffic = List.of(
                    new Traffic("a", 1, Map.of("a", fanOuts[0], "b", fanOuts[1])),
                    new Traffic("b", 2, Map.of("a", fanOuts[2], "b", fanOuts[3])));
            double a = 1;
            double b = 0;
            double sum = 0;
            for (int level = 0; level < 500; level++) {
                sum += a + 2 * b;
                double next = a * fanOuts[0] + b * fanOuts[2];
                b = a * fanOuts[1] + b * fanOuts[3];
                a = next;
            }
            assertThat(((Finite) Load.of("a", traffic)).rate()).isCloseTo(sum, within(1e-9));
        }
    }

    @Test
    void a_rate_is_a_number_that_is_not_negative() {
        assertThatThrownBy(() -> new Traffic("a", -1, Map.of())).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Traffic("a", 1, Map.of("b", Double.NaN)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void elimination_solves_what_it_multiplied() {
        Random random = new Random(1);
        for (int tries = 0; tries < 100; tries++) {
            double[][] matrix = new double[5][];
            double[] expected = random.doubles(5, -1, 1).toArray();
            double[] right = new double[5];
            for (int i = 0; i < 5; i++) {
                matrix[i] = random.doubles(5, -1, 1).toArray();
                matrix[i][(i + 1) % 5] += 5;
                for (int j = 0; j < 5; j++) {
                    right[i] += matrix[i][j] * expected[j];
                }
            }
            assertThat(Elimination.solve(matrix, right).orElseThrow()).containsExactly(expected, within(1e-9));
        }
        assertThat(Elimination.solve(new double[][] {{1, 2}, {2, 4}}, new double[] {1, 2}))
                .isEmpty();
    }
}
