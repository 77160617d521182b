package org.colonnade.programme;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import org.junit.jupiter.api.Test;

class PinnedTest {
    private final Programme.Builder builder = new Programme.Builder();
    private final int large = builder.countingVariable("large", 0.3, 5e9);
    private final int small = builder.countingVariable("small", 0.1 + 0.2, 5e9 - 1);
    private final int half = builder.countingVariable("half", 0.1, 0);
    private final int other = builder.countingVariable("other", 0.2, 0);
    private final int dear = builder.variable("dear", 0.5);
    private final Programme pinned = Pinned.of(builder.build(), set(large));

    @Test
    void allows_what_costs_the_same_but_for_rounding() {
        assertThat(pinned.broken(set(large))).isEmpty();
        assertThat(pinned.broken(set(small))).isEmpty();
        assertThat(pinned.cost(set(small))).isLessThan(pinned.cost(set(large)));
    }

    @Test
    void allows_nothing_dearer_and_no_more_that_count() {
        assertThat(pinned.broken(set(dear))).isPresent();
        assertThat(pinned.broken(set(half, large))).isPresent();
        assertThat(pinned.broken(set(half, other))).isPresent();
    }

    private static BitSet set(int... variables) {
        BitSet set = new BitSet();
        for (int variable : variables) {
            set.set(variable);
        }
        return set;
    }
}
