package org.colonnade.cassandra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.colonnade.laws.KilledClient;
import org.colonnade.laws.Notebook;
import org.colonnade.laws.NotebookClient;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;
import org.junit.jupiter.api.Test;

/** The server is killed in the middle of a load and of updates, and so are clients. */
class CassandraCrashIT {
    private static final int DEADLINE = 400;

    private final RealCassandra server = RealCassandra.mortal();

    @Test
    void a_killed_server_loses_nothing_and_leaves_no_contradiction() throws InterruptedException {
        AtomicInteger writes = new AtomicInteger();
        try (Store store = server.open("served", "")) {
            Store dying = NotebookClient.noting(store, () -> {
                if (writes.incrementAndGet() == 12) {
                    server.server().kill();
                }
            });
            StoreException failure = catchThrowableOfType(StoreException.class, () -> new Notebook(dying).load());
            assertThat(failure.kind()).isIn(Kind.LOST, Kind.UNREACHABLE, Kind.TIMEOUT);
            assertThat(failure).hasMessageContaining("127.0.0.1:" + server.port() + "/served");
        }
        server.server().start();
        try (Store store = server.open("served", "")) {
            new Notebook(store).load();
            new Notebook(store).requireLoaded();
            List<String> said = updateUntilKilled();
            server.server().start();
            requireConsistent("served", said);
        }
    }

    /** Each of some clients has its own connections; returns what they said. */
    private List<String> updateUntilKilled() throws InterruptedException {
        List<String> said = Collections.synchronizedList(new ArrayList<>());
        List<StoreException> failures = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch some = new CountDownLatch(300);
        List<Thread> clients = IntStream.range(0, Notebook.PARTS)
                .mapToObj(p -> new Thread(() -> {
                    try (Store own = server.open("served", "")) {
                        new Notebook(own).update(p, 0, line -> {
                            said.add(line);
                            some.countDown();
                        });
                    } catch (StoreException e) {
                        failures.add(e);
                        IntStream.range(0, 300).forEach(i -> some.countDown());
                    }
                }))
                .toList();
        clients.forEach(Thread::start);
        some.await();
        List<StoreException> before = List.copyOf(failures);
        server.server().kill();
        for (Thread client : clients) {
            client.join();
        }
        assertThat(before).isEmpty();
        return said;
    }

    /** Cassandra ends what it had begun of batches a little after its start, or after the end of the client that sent them. */
    private void requireConsistent(String keyspace, List<String> said) throws InterruptedException {
        try (Store store = server.open(keyspace, "")) {
            Set<String> contradictions = new Notebook(store).contradictions(said);
            for (int i = 0; i < DEADLINE && !contradictions.isEmpty(); i++) {
                Thread.sleep(500);
                contradictions = new Notebook(store).contradictions(said);
            }
            assertThat(contradictions).isEmpty();
        }
    }

    @Test
    void a_killed_client_leaves_no_contradiction() throws Exception {
        String address = "cassandra://cassandra:cassandra@127.0.0.1:" + server.port() + "/clients?timeout=20s";
        KilledClient.run(12, address, "load", "0");
        try (Store store = server.open("clients", "")) {
            new Notebook(store).load();
            new Notebook(store).requireLoaded();
            List<String> said = new ArrayList<>(KilledClient.run(300, address, "update", "0"));
            requireConsistent("clients", said);
            said.addAll(KilledClient.run(300, address, "update", "1"));
            requireConsistent("clients", said);
            assertThat(said).anyMatch(s -> s.startsWith("did Rename"));
        }
    }
}
