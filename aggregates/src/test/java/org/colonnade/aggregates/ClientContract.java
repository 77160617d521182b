package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.colonnade.aggregates.SampleClasses.Counter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Many clients read, change and write a few aggregates. */
interface ClientContract extends AggregateSubject {
    int CLIENTS = 16;

    /** So few that their writes meet, and do not queue up. */
    int MEETING = 6;

    /** The seconds after which clients hang, and are not only slow. */
    int PATIENCE = 600;

    @ParameterizedTest
    @ValueSource(strings = {"eao", "etf", "log[*]"})
    default void no_update_of_many_clients_is_lost_and_nobody_sees_half_an_aggregate(String cut) throws Exception {
        Aggregates<Counter> counters = counters(cut);
        for (long id = 0; id < 3; id++) {
            counters.put(new Counter(id, 0, 0, List.of()));
        }
        AtomicBoolean done = new AtomicBoolean();
        List<Runnable> clients = new ArrayList<>();
        for (int client = 0; client < CLIENTS; client++) {
            int mine = client;
            clients.add(() -> IntStream.range(0, changesOfEach()).forEach(i -> count(counters, mine, i)));
        }
        ExecutorService reader = Executors.newSingleThreadExecutor();
        Future<?> reading = reader.submit(() -> {
            while (!done.get()) {
                for (long id = 0; id < 3; id++) {
                    assertWhole(counters.get(id).orElseThrow());
                }
            }
        });
        run(clients);
        done.set(true);
        reading.get(PATIENCE, TimeUnit.SECONDS);
        reader.shutdown();
        int total = 0;
        for (long id = 0; id < 3; id++) {
            Counter counter = counters.get(id).orElseThrow();
            assertWhole(counter);
            assertThat(counter.log()).doesNotHaveDuplicates();
            total += counter.left();
        }
        assertThat(total).isEqualTo(CLIENTS * changesOfEach());
    }

    /** Half of the changes are updates, half of them replace what was read before. */
    private static void count(Aggregates<Counter> counters, int client, int change) {
        long id = (client + change) % 3L;
        int number = client * 1000 + change;
        if ((client + change) % 2 == 0) {
            counters.update(id, c -> new Counter(id, c.left() + 1, c.right() + 1, with(c.log(), number)));
        } else {
            Versioned<Counter> read;
            do {
                read = counters.read(id).orElseThrow();
            } while (!replaced(counters, read, number));
        }
    }

    private static boolean replaced(Aggregates<Counter> counters, Versioned<Counter> read, int number) {
        Counter old = read.value();
        try {
            counters.replace(read, new Counter(old.id(), old.left() + 1, old.right() + 1, with(old.log(), number)));
            return true;
        } catch (ConflictException e) {
            return false;
        }
    }

    private static List<Integer> with(List<Integer> list, int more) {
        return Stream.concat(list.stream(), Stream.of(more)).toList();
    }

    private static void assertWhole(Counter counter) {
        assertThat(counter.right()).isEqualTo(counter.left());
        assertThat(counter.log()).hasSize(counter.left());
    }

    @Test
    default void no_element_that_many_clients_append_is_lost() throws Exception {
        Aggregates<Counter> counters = counters("log[*]");
        counters.put(new Counter(1, 0, 0, List.of()));
        List<Runnable> clients = new ArrayList<>();
        for (int client = 0; client < CLIENTS; client++) {
            int mine = client;
            clients.add(() ->
                    IntStream.range(0, changesOfEach()).forEach(i -> counters.append(1, "log", mine * 1000 + i)));
        }
        run(clients);
        assertThat(counters.list(1, "log", Integer.class))
                .hasSize(CLIENTS * changesOfEach())
                .doesNotHaveDuplicates();
    }

    /** Who puts writes counters with five equal numbers, all else are appended, or set together. */
    @ParameterizedTest
    @ValueSource(strings = {"eao", "etf", "log[*]"})
    default void what_is_put_while_others_change_it_never_mingles_with_what_was_there(String cut) throws Exception {
        Aggregates<Counter> counters = counters(cut);
        counters.put(put(0));
        List<Runnable> clients = new ArrayList<>();
        for (int client = 0; client < MEETING; client++) {
            int mine = client;
            clients.add(() -> IntStream.range(0, 10 * changesOfEach()).forEach(i -> {
                meet(counters, mine, 1 + mine * 1000 + i);
                assertPut(counters.get(7).orElseThrow());
            }));
        }
        run(clients);
        assertPut(counters.get(7).orElseThrow());
    }

    private static void meet(Aggregates<Counter> counters, int client, int number) {
        switch (client % 3) {
            case 0 -> counters.put(put(number));
            case 1 -> counters.append(7, "log", -1);
            default -> counters.update(7, c -> new Counter(7, c.left(), c.right(), with(c.log(), -2)));
        }
    }

    private static Counter put(int number) {
        return new Counter(7, number, number, List.of(number, number, number));
    }

    private static void assertPut(Counter counter) {
        assertThat(counter.right()).isEqualTo(counter.left());
        assertThat(counter.log().subList(0, 3)).containsOnly(counter.left());
        assertThat(counter.log().subList(3, counter.log().size())).allMatch(n -> n < 0);
    }

    private static void run(List<Runnable> clients) throws Exception {
        ExecutorService executor = Executors.newFixedThreadPool(clients.size());
        try {
            for (Future<?> client : clients.stream().map(executor::submit).toList()) {
                client.get(PATIENCE, TimeUnit.SECONDS);
            }
        } finally {
            executor.shutdownNow();
        }
    }
}
