package org.colonnade.cassandra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;
import org.junit.jupiter.api.Test;

/** What happens when the server does not answer, or dies. */
class CassandraFaultsIT {
    private static final Field ID = new Field("id", new Type.Simple(Scalar.INT, 4));
    private static final Field SIZE = new Field("size", new Type.Simple(Scalar.INT, 4));
    private static final int DEADLINE = 30;

    private final RealCassandra server = RealCassandra.mortal();

    private static Shape shape(String name) {
        return new Shape(name, List.of(ID), List.of(), List.of(SIZE));
    }

    private static Mutation put(Shape shape, int id) {
        return new Mutation.Put(shape, List.of(id), Map.of(SIZE, id));
    }

    private static StoreException failure(Runnable action) {
        return catchThrowableOfType(StoreException.class, action::run);
    }

    @Test
    void a_server_that_hangs_is_a_timeout_and_is_used_again_when_it_goes_on() throws IOException {
        Shape shape = shape("hanging");
        try (Store store = server.open("faults", "");
                Store hasty =
                        RealCassandra.open("cassandra:cassandra@127.0.0.1:" + server.port() + "/faults?timeout=1s")) {
            store.create(shape);
            hasty.write(List.of(put(shape, 1)), Atomicity.BLOCK);
            server.signal("STOP");
            try {
                List<Mutation> puts =
                        IntStream.range(0, 500).mapToObj(i -> put(shape, i)).toList();
                List<Get> gets = IntStream.range(0, 500)
                        .mapToObj(i -> Get.block(shape, List.of(i)))
                        .toList();
                for (Runnable action : List.<Runnable>of(
                        () -> hasty.get(gets.get(0)).toList(),
                        () -> hasty.getAll(gets),
                        () -> hasty.write(puts, Atomicity.BLOCK),
                        () -> hasty.write(puts, Atomicity.ALL),
                        () -> hasty.writeIf(new Expectation.Absent(shape, List.of(1)), List.of(put(shape, 1))))) {
                    StoreException e = failure(action);
                    assertThat(e.isUncertain()).as(e.getMessage()).isTrue();
                }
                assertThat(failure(() -> RealCassandra.open(
                                                "cassandra:cassandra@127.0.0.1:" + server.port() + "/faults?timeout=1s")
                                        .close())
                                .kind())
                        .isEqualTo(Kind.UNREACHABLE);
            } finally {
                server.signal("CONT");
            }
            assertThat(store.get(Get.block(shape, List.of(1))).toList()).hasSize(1);
        }
    }

    @Test
    void nothing_that_was_acknowledged_is_lost_when_the_server_is_killed() throws InterruptedException {
        Shape shape = shape("killed");
        List<Integer> acknowledged = Collections.synchronizedList(new ArrayList<>());
        try (Store store = server.open("faults", "")) {
            store.create(shape);
            CountDownLatch some = new CountDownLatch(2_000);
            List<Thread> writers = IntStream.range(0, 4)
                    .mapToObj(w -> new Thread(() -> write(store, shape, w, acknowledged, some)))
                    .toList();
            writers.forEach(Thread::start);
            some.await();
            server.kill();
            for (Thread writer : writers) {
                writer.join();
            }
            StoreException gone = failure(() -> store.scan(shape).toList());
            assertThat(gone.kind()).isIn(Kind.UNREACHABLE, Kind.LOST);

            server.start();
            List<Integer> found = new ArrayList<>();
            again(() -> store.scan(shape))
                    .toList()
                    .forEach(r -> found.add((Integer) r.values().get(0)));
            assertThat(found).containsAll(acknowledged);
            store.write(List.of(put(shape, -1)), Atomicity.BLOCK);
        }
    }

    private static void write(Store store, Shape shape, int writer, List<Integer> acknowledged, CountDownLatch some) {
        try {
            for (int i = writer; ; i += 4) {
                store.write(List.of(put(shape, i)), Atomicity.BLOCK);
                acknowledged.add(i);
                some.countDown();
            }
        } catch (StoreException e) {
            some.countDown();
        }
    }

    /** The driver notices within seconds that a server is there again. */
    private static <T> T again(java.util.function.Supplier<T> action) throws InterruptedException {
        for (int i = 0; ; i++) {
            try {
                return action.get();
            } catch (StoreException e) {
                if (i == DEADLINE) {
                    throw e;
                }
                Thread.sleep(500);
            }
        }
    }
}
