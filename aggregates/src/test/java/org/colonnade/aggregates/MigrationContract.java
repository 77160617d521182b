package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.colonnade.aggregates.SampleClasses.Counter;
import org.junit.jupiter.api.Test;

/** Aggregates move to another cut and to other families; who is stopped goes on, and tells how far it is. */
interface MigrationContract extends AggregateSubject {
    @Test
    default void a_migration_to_another_partition_goes_on_where_it_was_stopped() {
        Aggregates<Counter> counters = counters("eao");
        List<Counter> before = fill(counters);
        AggregateStore cut = SampleClasses.on(store()).cut("Counter", "log[*]");
        List<String> told = new ArrayList<>();
        int many = manyAggregates();
        MigrationResult stopped = Migration.within(cut, "Counter")
                .inBatchesOf(many - 5)
                .run(p -> !told.add(p.words().get()));
        assertThat(stopped.stopped()).isTrue();
        assertThat(told)
                .containsExactly(
                        "migrating Counter: " + stopped.seen() + " aggregates seen, " + stopped.moved() + " moved");
        assertThat(stopped.moved()).isBetween(1L, many - 1L);
        assertThat(Migration.within(cut, "Counter").run(progress -> true)).isEqualTo(rest(many, stopped.moved()));
        assertThat(all(counters)).isEqualTo(before);
        assertThat(cut.blocks("Counter").head(7L).orElseThrow().cut()).isEqualTo(cut.cutOf("Counter"));
    }

    @Test
    default void copies_go_on_where_they_were_stopped_and_follow_what_changes() {
        Aggregates<Counter> counters = counters("log[*]");
        fill(counters);
        AggregateStore old = SampleClasses.on(store()).cut("Counter", "log[*]").named("old");
        AggregateStore other = SampleClasses.on(store()).prefixed("copy_").cut("Counter", "etf");
        try {
            store().drop("copy_Counter");
            int many = manyAggregates();
            MigrationResult stopped = Migration.between(old, other, "Counter")
                    .inBatchesOf(many - 5)
                    .run(progress -> false);
            assertThat(stopped.stopped()).isTrue();
            assertThat(stopped.moved()).isBetween(1L, many - 1L);
            MigrationResult rest = Migration.between(old, other, "Counter").run(progress -> true);
            assertThat(rest).isEqualTo(rest(many, stopped.moved()));
            counters.append(3, "log", 4);
            counters.delete(5);
            Migration.between(old, other, "Counter").run(progress -> true);
            assertThat(all(other.of(Counter.class))).isEqualTo(all(counters));

            other.of(Counter.class).delete(6);
            other.of(Counter.class).append(7, "log", 9);
            MigrationResult ahead = Migration.between(old, other, "Counter").run(progress -> true);
            assertThat(ahead)
                    .isEqualTo(MigrationResult.of(
                            many - 1, Map.of(MigrationOutcome.THERE, many - 3L, MigrationOutcome.AHEAD, 2L)));
            assertThat(other.of(Counter.class).get(6)).isEmpty();
        } finally {
            Migration.between(old, other, "Counter").forget();
            store().drop("copy_Counter");
        }
    }

    private static MigrationResult rest(long all, long moved) {
        return MigrationResult.of(all, Map.of(MigrationOutcome.MOVED, all - moved, MigrationOutcome.THERE, moved));
    }

    private List<Counter> fill(Aggregates<Counter> counters) {
        IntStream.range(0, manyAggregates()).forEach(i -> counters.put(new Counter(i, i, i, List.of(1, 2, i))));
        return all(counters);
    }

    private static List<Counter> all(Aggregates<Counter> counters) {
        try (Stream<Counter> all = counters.all()) {
            return all.sorted(Comparator.comparing(Counter::id)).toList();
        }
    }
}
