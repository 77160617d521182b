package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
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
        MigrationProgress done = Migration.within(cut, "Counter").run(p -> true);
        assertThat(done).isEqualTo(new MigrationProgress(450, 450, 0, 0, 0, false, false));
        assertThat(all(cut)).isEqualTo(before);
        assertThat(cut.blocks("Counter").head(7L).orElseThrow().partition()).isEqualTo(cut.partition("Counter"));
        assertThat(Migration.within(cut, "Counter").run(p -> true))
                .isEqualTo(new MigrationProgress(450, 0, 450, 0, 0, false, false));
    }

    @Test
    void goes_on_where_it_was_stopped() {
        fill(old, 450);
        AggregateStore cut = old.cut("Counter", "log[*]");
        MigrationProgress stopped = Migration.within(cut, "Counter").run(p -> false);
        assertThat(stopped).isEqualTo(new MigrationProgress(200, 200, 0, 0, 0, true, false));
        assertThat(Migration.within(cut, "Counter").run(p -> true))
                .isEqualTo(new MigrationProgress(450, 250, 200, 0, 0, false, false));
    }

    @Test
    void loses_no_change_that_clients_make_meanwhile() throws Exception {
        fill(old, 40);
        AtomicBoolean done = new AtomicBoolean();
        AtomicInteger made = new AtomicInteger();
        ExecutorService clients = Executors.newFixedThreadPool(3);
        List<Future<?>> changing = new ArrayList<>();
        for (String partition : List.of("eao", "etf", "log[*]")) {
            changing.add(clients.submit(() -> change(old.cut("Counter", partition), done, made)));
        }
        for (String partition : List.of("log[*]", "etf", "eao", "left+log, right", "eao", "log[*]")) {
            Migration.within(old.cut("Counter", partition), "Counter").run(p -> true);
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
                .isEqualTo(new MigrationProgress(250, 250, 0, 0, 0, false, false));
        assertThat(all(other)).isEqualTo(all(old));
        assertThat(other.blocks("Counter").head(7L).orElseThrow().partition()).isEqualTo(other.partition("Counter"));

        old.of(Counter.class).append(3, "log", 4);
        old.of(Counter.class).delete(5);
        old.of(Counter.class).put(counter(1000));
        assertThat(Migration.between(old, other, "Counter").run(p -> true))
                .isEqualTo(new MigrationProgress(250, 2, 248, 1, 0, false, false));
        assertThat(all(other)).isEqualTo(all(old));
    }

    @Test
    void leaves_alone_what_others_have_written_there() {
        fill(old, 10);
        other.of(Counter.class).put(new Counter(3, 7, 7, List.of()));
        other.of(Counter.class).put(new Counter(77, 7, 7, List.of()));
        MigrationProgress done = Migration.between(old, other, "Counter").run(p -> true);
        assertThat(done.foreign()).isEqualTo(1);
        assertThat(done.moved()).isEqualTo(9);
        assertThat(other.of(Counter.class).get(3)).contains(new Counter(3, 7, 7, List.of()));
        assertThat(other.of(Counter.class).get(77)).contains(new Counter(77, 7, 7, List.of()));

        other.of(Counter.class).append(4, "log", 9);
        old.of(Counter.class).append(4, "log", 5);
        Migration.between(old, other, "Counter").run(p -> true);
        assertThat(other.of(Counter.class).list(4, "log", Integer.class)).containsExactly(1, 2, 3, 9);
    }
}
