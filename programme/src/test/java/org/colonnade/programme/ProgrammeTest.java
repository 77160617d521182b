package org.colonnade.programme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.BitSet;
import org.junit.jupiter.api.Test;

class ProgrammeTest {
    private final Programme.Builder builder = new Programme.Builder();

    @Test
    void is_shown_in_the_notation_of_LP_files() {
        int view = builder.countingVariable("view", 7.5, 1200);
        int users = builder.countingVariable("users", 1, 0.5);
        int direct = builder.variable("direct", 10);
        int first = builder.variable("first", 12.25);
        int then = builder.variable("then", 0);
        builder.row(new Sum().plus(direct).plus(first).equalTo(1))
                .row(new Sum().minus(first).plus(then).equalTo(0))
                .row(new Sum().plus(direct).minus(view).atMost(0))
                .row(new Sum().plus(first).plus(then).plus(-2, users).atMost(0))
                .row(new Sum().plus(300, view).plus(20, users).atMost(310))
                .row(new Sum().atLeast(0));
        assertThat(builder.build()).hasToString("""
                Minimize
                  cost: 7.5 view + 1 users + 10 direct + 12.25 first
                \\ then the fewest of: view users
                \\ then the least size: 1200 view + 0.5 users
                Subject To
                  r1: direct + first = 1
                  r2: -first + then = 0
                  r3: -view + direct <= 0
                  r4: -2 users + first + then <= 0
                  r5: 300 view + 20 users <= 310
                  r6: 0 >= 0
                Binary
                  view users direct first then
                End
                """);
    }

    @Test
    void shows_that_nothing_costs_anything() {
        builder.variable("x", 0);
        assertThat(builder.build()).hasToString("Minimize\n  cost: 0\nSubject To\nBinary\n  x\nEnd\n");
    }

    @Test
    void says_which_row_a_choice_breaks_and_what_it_costs() {
        int x = builder.variable("x", 1.5);
        int y = builder.variable("y", 2);
        LinearCondition one = new Sum().plus(x).plus(y).equalTo(1);
        Programme programme = builder.row(new Sum().plus(x).atMost(1)).row(one).build();
        assertThat(programme.broken(choice(x))).isEmpty();
        assertThat(programme.broken(choice(x, y))).containsSame(one);
        assertThat(programme.broken(choice())).containsSame(one);
        assertThat(programme.cost(choice(x, y))).isEqualTo(3.5);
    }

    @Test
    void refuses_a_choice_with_the_row_that_it_breaks() {
        int x = builder.countingVariable("x", 0, 3);
        int y = builder.countingVariable("y", 0, 4);
        builder.row(new Sum().plus(x).atMost(1))
                .row(new Sum().plus(x).plus(2, y).equalTo(1));
        Programme programme = builder.build();
        programme.requireFeasible(choice(x));
        assertThat(programme.size(choice(x, y))).isEqualTo(7);
        assertThatThrownBy(() -> programme.requireFeasible(choice(y)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the choice breaks r2: x + 2 y = 1");
        assertThatThrownBy(() -> programme.requireFeasible(choice(2))).hasMessage("there is no variable 2");
    }

    @Test
    void refuses_what_is_no_size() {
        for (double size : new double[] {-1, Double.NaN, Double.POSITIVE_INFINITY}) {
            Programme.Builder other = new Programme.Builder();
            other.countingVariable("x", 0, size);
            assertThatThrownBy(other::build)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("not a size: " + size + " of x");
        }
    }

    @Test
    void adds_the_terms_of_one_variable_up() {
        int x = builder.variable("x", 0);
        int y = builder.variable("y", 0);
        LinearCondition row = new Sum().plus(y).plus(2, x).minus(y).plus(3, x).atMost(4);
        assertThat(row.size()).isEqualTo(1);
        assertThat(row.variable(0)).isEqualTo(x);
        assertThat(row.coefficient(0)).isEqualTo(5);
    }

    @Test
    void refuses_what_is_no_cost() {
        for (double cost : new double[] {-1, Double.NaN, Double.POSITIVE_INFINITY}) {
            Programme.Builder other = new Programme.Builder();
            other.variable("x", cost);
            assertThatThrownBy(other::build)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("x");
        }
        builder.variable("x", Double.MAX_VALUE);
        builder.variable("y", Double.MAX_VALUE);
        assertThatThrownBy(builder::build)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("y");
    }

    @Test
    void refuses_rows_over_variables_that_are_not_there() {
        builder.variable("x", 0);
        builder.row(new Sum().plus(1).atMost(0));
        assertThatThrownBy(builder::build).hasMessage("there is no variable 1");
        assertThatThrownBy(() -> new Sum().plus(-1)).hasMessage("not a variable: -1");
    }

    @Test
    void refuses_rows_whose_sums_might_overflow() {
        long half = LinearCondition.LIMIT / 2;
        assertThat(new Sum().plus(half, 0).plus(half - 1, 1).atMost(0).size()).isEqualTo(2);
        assertThatThrownBy(() -> new Sum().plus(half, 0).plus(-half, 1).atMost(0))
                .hasMessageContaining("too large");
        assertThatThrownBy(() -> new Sum().atMost(Long.MIN_VALUE)).hasMessageContaining("too large");
    }

    private static BitSet choice(int... variables) {
        BitSet choice = new BitSet();
        for (int variable : variables) {
            choice.set(variable);
        }
        return choice;
    }
}
