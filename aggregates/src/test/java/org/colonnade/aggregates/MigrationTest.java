package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.colonnade.aggregates.SampleClasses.Counter;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class MigrationTest {
    private final AggregateStore old = AggregateStore.open("embedded:", SampleClasses.DESIGN);
    private final AggregateStore other =
            AggregateStore.open("embedded:", SampleClasses.DESIGN).cut("Counter", "etf");

    @AfterEach
    void close() {
        old.close();
        other.close();
    }

    private static Counter counter(long id) {
        return new Counter(id, (int) id, (int) id, List.of(1, 2, 3));
    }

    private static void fill(AggregateStore store, int count) {
        Aggregates<Counter> counters = store.of(Counter.class);
        IntStream.range(0, count).forEach(i -> counters.put(counter(i)));
    }

    private static List<Counter> all(AggregateStore store) {
        try (Stream<Counter> all = store.of(Counter.class).all()) {
            return all.sorted((a, b) -> Long.compare(a.id(), b.id())).toList();
        }
    }

    @Test
    void cuts_all_aggregates_anew() {
        fill(old, 450);
        List<Counter> before = all(old);
        AggregateStore cut = old.cut("Counter", "log[*]");
        MigrationResult done = Migration.within(cut, "Counter").run(p -> true);
        assertThat(done).isEqualTo(MigrationResult.of(450, Map.of(MigrationOutcome.MOVED, 450L)));
        assertThat(all(cut)).isEqualTo(before);
        assertThat(cut.blocks("Counter").head(7L).orElseThrow().cut()).isEqualTo(cut.cutOf("Counter"));
        assertThat(Migration.within(cut, "Counter").run(p -> true))
                .isEqualTo(MigrationResult.of(450, Map.of(MigrationOutcome.THERE, 450L)));
    }

    @Test
    void goes_on_where_it_was_stopped() {
        fill(old, 450);
        AggregateStore cut = old.cut("Counter", "log[*]");
        MigrationResult stopped = Migration.within(cut, "Counter").run(p -> false);
        assertThat(stopped)
                .isEqualTo(MigrationResult.of(200, Map.of(MigrationOutcome.MOVED, 200L))
                        .stop());
        assertThat(Migration.within(cut, "Counter").run(p -> true))
                .isEqualTo(MigrationResult.of(450, Map.of(MigrationOutcome.MOVED, 250L, MigrationOutcome.THERE, 200L)));
    }

    @Test
    void loses_no_change_that_clients_make_meanwhile() throws Exception {
        fill(old, 40);
        AtomicBoolean done = new AtomicBoolean();
        AtomicInteger made = new AtomicInteger();
        ExecutorService clients = Executors.newFixedThreadPool(3);
        List<Future<?>> changing = new ArrayList<>();
        for (String cut : List.of("eao", "etf", "log[*]")) {
            changing.add(clients.submit(() -> change(old.cut("Counter", cut), done, made)));
        }
        for (String cut : List.of("log[*]", "etf", "eao", "left+log, right", "eao", "log[*]")) {
            Migration.within(old.cut("Counter", cut), "Counter").run(p -> true);
        }
        done.set(true);
        clients.shutdown();
        for (Future<?> client : changing) {
            client.get(600, TimeUnit.SECONDS);
        }
        assertThat(all(old).stream().mapToInt(c -> c.log().size()).sum()).isEqualTo(120 + made.get());
        assertThat(all(old)).allMatch(c -> c.left() - c.right() == c.log().size() - 3);
    }

    private static void change(AggregateStore store, AtomicBoolean done, AtomicInteger made) {
        Aggregates<Counter> counters = store.of(Counter.class).withRetries(Retries.upTo(1000));
        for (int i = 0; !done.get(); i++) {
            assertThat(counters.get(i % 40, "log[2]", Integer.class)).contains(3);
            counters.update(i % 40, "left", Integer.class, l -> l + 1);
            counters.update(i % 40, c -> new Counter(c.id(), c.left() - 1, c.right(), c.log()));
            counters.update(i % 40, c -> new Counter(c.id(), c.left() + 1, c.right(), c.log()));
            counters.append(i % 40, "log", i);
            made.incrementAndGet();
        }
    }

    @Test
    void copies_to_another_store_and_catches_up() {
        fill(old, 250);
        assertThat(Migration.between(old, other, "Counter").run(p -> true))
                .isEqualTo(MigrationResult.of(250, Map.of(MigrationOutcome.MOVED, 250L)));
        assertThat(all(other)).isEqualTo(all(old));
        assertThat(other.blocks("Counter").head(7L).orElseThrow().cut()).isEqualTo(other.cutOf("Counter"));

        old.of(Counter.class).append(3, "log", 4);
        old.of(Counter.class).delete(5);
        old.of(Counter.class).put(counter(1000));
        assertThat(Migration.between(old, other, "Counter").run(p -> true))
                .isEqualTo(MigrationResult.of(
                        250,
                        Map.of(
                                MigrationOutcome.MOVED,
                                2L,
                                MigrationOutcome.THERE,
                                248L,
                                MigrationOutcome.DELETED,
                                1L)));
        assertThat(all(other)).isEqualTo(all(old));
    }

    @Test
    void leaves_alone_what_others_have_written_there() {
        fill(old, 10);
        other.of(Counter.class).put(new Counter(3, 7, 7, List.of()));
        other.of(Counter.class).put(new Counter(77, 7, 7, List.of()));
        MigrationResult done = Migration.between(old, other, "Counter").run(p -> true);
        assertThat(done)
                .isEqualTo(MigrationResult.of(10, Map.of(MigrationOutcome.MOVED, 9L, MigrationOutcome.FOREIGN, 1L)));
        assertThat(done.isDisputed()).isTrue();
        assertThat(other.of(Counter.class).get(3)).contains(new Counter(3, 7, 7, List.of()));
        assertThat(other.of(Counter.class).get(77)).contains(new Counter(77, 7, 7, List.of()));

        other.of(Counter.class).append(4, "log", 9);
        old.of(Counter.class).append(4, "log", 5);
        assertThat(copy().count(MigrationOutcome.FOREIGN)).isEqualTo(2);
        assertThat(other.of(Counter.class).list(4, "log", Integer.class)).containsExactly(1, 2, 3, 9);
    }

    private MigrationResult copy() {
        return Migration.between(old, other, "Counter").run(p -> true);
    }

    @Test
    void what_was_changed_or_deleted_there_since_stays_so_and_is_no_dispute() {
        fill(old, 10);
        copy();
        other.of(Counter.class).delete(3);
        other.of(Counter.class).append(4, "log", 9);
        MigrationResult done = copy();
        assertThat(done)
                .isEqualTo(MigrationResult.of(10, Map.of(MigrationOutcome.THERE, 8L, MigrationOutcome.AHEAD, 2L)));
        assertThat(done.isDisputed()).isFalse();
        assertThat(other.of(Counter.class).get(3)).isEmpty();
        assertThat(other.of(Counter.class).list(4, "log", Integer.class)).containsExactly(1, 2, 3, 9);
    }

    @Test
    void what_was_deleted_there_but_changed_here_is_told() {
        fill(old, 10);
        copy();
        other.of(Counter.class).delete(3);
        old.of(Counter.class).append(3, "log", 9);
        assertThat(copy())
                .isEqualTo(MigrationResult.of(10, Map.of(MigrationOutcome.THERE, 9L, MigrationOutcome.FOREIGN, 1L)));
        assertThat(other.of(Counter.class).get(3)).isEmpty();
    }

    @Test
    void what_was_deleted_here_and_made_anew_is_copied_again() {
        fill(old, 10);
        copy();
        old.of(Counter.class).delete(3);
        assertThat(copy().count(MigrationOutcome.DELETED)).isEqualTo(1);
        old.of(Counter.class).put(counter(3));
        assertThat(copy().moved()).isEqualTo(1);
        assertThat(all(other)).isEqualTo(all(old));
    }

    @Test
    void copies_from_another_source_are_neither_deleted_nor_overwritten() {
        fill(old, 10);
        copy();
        try (AggregateStore second = AggregateStore.open("embedded:", SampleClasses.DESIGN)) {
            second.of(Counter.class).put(counter(100));
            second.of(Counter.class).put(counter(3));
            second.of(Counter.class).put(new Counter(4, 9, 9, List.of()));
            assertThat(Migration.between(second, other, "Counter").run(p -> true))
                    .isEqualTo(MigrationResult.of(
                            3,
                            Map.of(
                                    MigrationOutcome.MOVED,
                                    1L,
                                    MigrationOutcome.THERE,
                                    1L,
                                    MigrationOutcome.FOREIGN,
                                    1L)));
        }
        assertThat(all(other)).hasSize(11).containsAll(all(old)).contains(counter(100));
        assertThat(copy()).isEqualTo(MigrationResult.of(10, Map.of(MigrationOutcome.THERE, 10L)));
    }

    @Test
    void a_source_that_has_become_empty_takes_no_copy_away() {
        fill(old, 3);
        copy();
        IntStream.range(0, 3).forEach(i -> old.of(Counter.class).delete(i));
        MigrationResult done = copy();
        assertThat(done).isEqualTo(MigrationResult.of(0, Map.of(MigrationOutcome.KEPT, 3L)));
        assertThat(done.isDisputed()).isTrue();
        assertThat(all(other)).hasSize(3);
    }

    @Test
    void a_copy_that_was_not_noted_is_noted_by_the_next_migration() {
        fill(old, 3);
        Migration migration = Migration.between(old, other, "Counter");
        migration.run(p -> true);
        migration.forget();
        copy();
        other.of(Counter.class).delete(1);
        assertThat(copy())
                .isEqualTo(MigrationResult.of(3, Map.of(MigrationOutcome.THERE, 2L, MigrationOutcome.AHEAD, 1L)));
    }

    @Test
    void copies_that_were_cut_anew_still_follow_their_source() {
        fill(old, 3);
        copy();
        Migration.within(other.cut("Counter", "log[*]"), "Counter").run(p -> true);
        old.of(Counter.class).append(1, "log", 9);
        old.of(Counter.class).delete(2);
        assertThat(copy())
                .isEqualTo(MigrationResult.of(2, Map.of(MigrationOutcome.MOVED, 2L, MigrationOutcome.DELETED, 1L)));
        assertThat(all(other)).isEqualTo(all(old));
    }

    @Test
    void nothing_but_the_copies_is_left_when_it_is_forgotten() {
        fill(old, 3);
        Migration migration = Migration.between(old, other, "Counter");
        migration.run(p -> true);
        assertThat(other.store().families()).containsExactlyInAnyOrder("Counter", "Counter.copies");
        migration.forget();
        assertThat(other.store().families()).containsExactly("Counter");
    }

    @Test
    void a_source_without_a_family_has_nothing_and_is_only_read() {
        assertThat(copy()).isEqualTo(MigrationResult.NONE);
        assertThat(old.store().families()).isEmpty();
        fill(old, 3);
        copy();
        old.store().drop("Counter");
        assertThat(copy()).isEqualTo(MigrationResult.of(0, Map.of(MigrationOutcome.KEPT, 3L)));
        assertThat(old.store().families()).isEmpty();
    }

    @Test
    void a_source_has_a_name() {
        AggregateStore nameless = SampleClasses.on(old.store());
        assertThatThrownBy(() -> Migration.between(nameless, other, "Counter"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("named(...)");
    }

    @Test
    void what_was_changed_there_and_deleted_here_is_told() {
        fill(old, 10);
        copy();
        other.of(Counter.class).append(3, "log", 9);
        old.of(Counter.class).delete(3);
        assertThat(copy())
                .isEqualTo(MigrationResult.of(9, Map.of(MigrationOutcome.THERE, 9L, MigrationOutcome.FOREIGN, 1L)));
        assertThat(other.of(Counter.class).get(3)).isPresent();
    }

    @Test
    void forgets_its_own_copies_and_none_from_others() {
        fill(old, 10);
        Migration first = Migration.between(old, other, "Counter");
        first.run(p -> true);
        try (AggregateStore second = AggregateStore.open("embedded:", SampleClasses.DESIGN)) {
            second.of(Counter.class).put(counter(100));
            Migration another = Migration.between(second, other, "Counter");
            another.run(p -> true);
            other.of(Counter.class).delete(100);
            other.of(Counter.class).delete(3);
            first.forget();
            assertThat(another.run(p -> true)).isEqualTo(MigrationResult.of(1, Map.of(MigrationOutcome.AHEAD, 1L)));
            assertThat(copy().moved()).isEqualTo(1);
            another.forget();
            assertThat(other.store().families()).contains("Counter.copies");
            first.forget();
            assertThat(other.store().families()).containsExactly("Counter");
        }
    }
}
