package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import org.colonnade.aggregates.SampleClasses.Counter;
import org.colonnade.contract.RealServer;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.Test;

/** The server is killed while clients change aggregates, each cut in another way. */
public abstract class AggregateCrashContract {
    private static final List<String> CUTS = List.of("eao", "etf", "log[*]");
    private static final int CLIENTS = 6;
    private static final int CHANGES = 120;
    private static final int TRIES = 100;

    /** The server that dies, with settings by which it keeps what it has acknowledged. */
    protected abstract RealServer server();

    /** Opens the store, always on the same data. */
    protected abstract Store open();

    @Test
    void what_was_acknowledged_outlives_the_server_and_no_aggregate_is_half_written() throws InterruptedException {
        server().start();
        Map<Integer, Integer> acknowledged = new ConcurrentHashMap<>();
        try (Store store = open()) {
            assertThat(store.capabilities().durable()).isTrue();
            store.drop("Counter");
            List<Thread> clients = begin(store, acknowledged);
            server().kill();
            for (Thread client : clients) {
                client.join();
            }
        }
        server().start();
        try (Store store = again()) {
            for (int id = 0; id < CLIENTS; id++) {
                Aggregates<Counter> counters = counters(store, id);
                Counting.requireKept(counters.get(id).orElseThrow(), acknowledged.get(id));
                counters.set(id, "log", List.of());
                assertThat(counters.get(id).orElseThrow().left())
                        .isBetween(acknowledged.get(id), acknowledged.get(id) + 1);
            }
            store.drop("Counter");
        }
    }

    /** A change that was under way may take place as late as when the next one is made, and so collide with it. */
    private static Aggregates<Counter> counters(Store store, int id) {
        return SampleClasses.on(store)
                .cut("Counter", CUTS.get(id % CUTS.size()))
                .of(Counter.class)
                .withRetries(Retries.upTo(10));
    }

    /** Clients that go on until the store fails; returns when they have made some changes, or one has failed. */
    private static List<Thread> begin(Store store, Map<Integer, Integer> acknowledged) throws InterruptedException {
        CountDownLatch some = new CountDownLatch(CHANGES);
        List<Thread> clients = new ArrayList<>();
        for (int id = 0; id < CLIENTS; id++) {
            int mine = id;
            counters(store, id).put(new Counter(id, 0, 0, List.of()));
            acknowledged.put(id, 0);
            clients.add(new Thread(() -> {
                try {
                    Counting.count(counters(store, mine), mine, count -> {
                        acknowledged.put(mine, count);
                        some.countDown();
                    });
                } catch (StoreException e) {
                    while (some.getCount() > 0) {
                        some.countDown();
                    }
                }
            }));
        }
        clients.forEach(Thread::start);
        some.await();
        return clients;
    }

    /** The store, when the server has found itself again. */
    private Store again() throws InterruptedException {
        for (int left = TRIES; ; left--) {
            try {
                Store store = open();
                counters(store, 0).get(0);
                return store;
            } catch (StoreException e) {
                if (left == 0) {
                    throw e;
                }
                Thread.sleep(300);
            }
        }
    }
}
