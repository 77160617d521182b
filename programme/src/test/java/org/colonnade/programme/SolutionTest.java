package org.colonnade.programme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class SolutionTest {
    @Test
    void the_gap_is_the_part_of_the_cost_that_might_be_saved() {
        assertThat(Solution.feasible(new BitSet(), 200, 150).gap()).isEqualTo(0.25);
        assertThat(Solution.optimal(new BitSet(), 200).gap()).isZero();
        assertThat(Solution.optimal(new BitSet(), 0).gap()).isZero();
        assertThat(Solution.undecided(10).gap()).isEqualTo(1);
        assertThat(Solution.infeasible().gap()).isZero();
    }

    @Test
    void refuses_contradictions() {
        assertThatThrownBy(() -> new Solution(Solution.Status.OPTIMAL, List.of(), 2, 1))
                .hasMessage("optimal, but between 1.0 and 2.0");
        assertThatThrownBy(() -> new Solution(Solution.Status.FEASIBLE, List.of(), 1, 2))
                .hasMessage("FEASIBLE at a cost of 1.0 with a bound of 2.0");
        assertThatThrownBy(() -> new Solution(
                        Solution.Status.INFEASIBLE, List.of(1), Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void there_is_no_solver_in_the_core() {
        assertThat(Solver.find()).isEmpty();
    }
}
