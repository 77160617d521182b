package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.colonnade.aggregates.SampleClasses.Counter;

/** One client counts in an aggregate, in several entries of it at once, until it or the store dies. */
final class Counting {
    private Counting() {}

    /** Goes on where the counter is, and tells every count that was acknowledged. */
    static void count(Aggregates<Counter> counters, long id, IntConsumer acknowledged) {
        int last = counters.get(id, "left", Integer.class).orElseThrow();
        for (int count = last + 1; ; count++) {
            counters.edit(id)
                    .set("left", count)
                    .append("log", count)
                    .set("right", count)
                    .commit();
            acknowledged.accept(count);
        }
    }

    /** Fails unless all is there that was acknowledged, at most what was under way beyond it, and no half of anything. */
    static void requireKept(Counter counter, int acknowledged) {
        assertThat(counter.left()).isBetween(acknowledged, acknowledged + 1);
        assertThat(counter.right()).isEqualTo(counter.left());
        assertThat(counter.log())
                .isEqualTo(IntStream.rangeClosed(1, counter.left()).boxed().toList());
    }
}
