package org.colonnade.hbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;
import org.junit.jupiter.api.Test;

/** What happens when the server does not answer, or dies. */
class HBaseFaultsIT {
    private static final Field ID = new Field("id", new Type.Simple(Scalar.INT, 4));
    private static final Field PART = new Field("part", new Type.Simple(Scalar.INT, 4));
    private static final Field SIZE = new Field("size", new Type.Simple(Scalar.INT, 4));
    private static final int PARTS = 5;

    private final RealHBase server = RealHBase.shared();

    private static Shape shape(String name) {
        return new Shape(name, List.of(ID), List.of(new Sorted(PART, false)), List.of(SIZE));
    }

    private static Mutation put(Shape shape, int id) {
        return new Mutation.Put(shape, List.of(id, 0), Map.of(SIZE, id));
    }

    /** All entries of a block with one version. */
    private static List<Mutation> whole(Shape shape, int id, int version) {
        return IntStream.range(0, PARTS)
                .<Mutation>mapToObj(p -> new Mutation.Put(shape, List.of(id, p), Map.of(SIZE, version)))
                .toList();
    }

    private static StoreException failure(Runnable action) {
        return catchThrowableOfType(StoreException.class, action::run);
    }

    @Test
    void a_server_that_hangs_is_a_timeout_and_is_used_again_when_it_goes_on() throws IOException {
        Shape shape = shape("hanging");
        String hastily = "127.0.0.1:" + server.port() + "/faults?timeout=2s";
        try (Store store = server.open("faults", "");
                Store hasty = RealHBase.open(hastily)) {
            store.create(shape);
            while (failure(() -> hasty.write(List.of(put(shape, 1)), Atomicity.BLOCK)) != null) {
                Thread.onSpinWait();
            }
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
                        () -> hasty.writeIf(new Expectation.Absent(shape, List.of(1, 0)), List.of(put(shape, 1))))) {
                    StoreException e = failure(action);
                    assertThat(e.isUncertain()).as(e.getMessage()).isTrue();
                }
                assertThat(failure(() -> RealHBase.open(hastily).close()).kind())
                        .isEqualTo(Kind.UNREACHABLE);
            } finally {
                server.signal("CONT");
            }
            for (Store used : List.of(store, hasty)) {
                assertThat(patiently(
                                () -> used.get(Get.block(shape, List.of(1))).toList()))
                        .hasSize(1);
            }
        }
    }

    /** A server that goes on first finds its region servers again, which may outlast a hasty client's timeout. */
    private static <T> T patiently(Supplier<T> action) {
        StoreException last = null;
        for (int tries = 0; tries < 30; tries++) {
            try {
                return action.get();
            } catch (StoreException e) {
                last = e;
            }
        }
        throw last;
    }

    @Test
    void nothing_acknowledged_is_lost_and_no_block_is_half_written_when_the_server_is_killed()
            throws InterruptedException {
        Shape shape = shape("killed");
        Map<Integer, Integer> acknowledged = new ConcurrentHashMap<>();
        try (Store store = server.open("faults", "");
                Store hasty = RealHBase.open("127.0.0.1:" + server.port() + "/faults?timeout=5s")) {
            assertThat(store.capabilities().durable()).isTrue();
            store.create(shape);
            CountDownLatch some = new CountDownLatch(300);
            List<Thread> writers = IntStream.range(0, 4)
                    .mapToObj(w -> new Thread(() -> write(hasty, shape, w, acknowledged, some)))
                    .toList();
            writers.forEach(Thread::start);
            some.await();
            server.kill();
            for (Thread writer : writers) {
                writer.join();
            }
            StoreException gone = failure(() ->
                    RealHBase.open("127.0.0.1:" + server.port() + "/faults").close());
            assertThat(gone.kind()).as(gone.getMessage()).isEqualTo(Kind.UNREACHABLE);

            server.start();
            acknowledged.forEach((id, version) -> assertWhole(store, shape, id, version));
            store.write(List.of(put(shape, -1)), Atomicity.BLOCK);
        }
    }

    private static void assertWhole(Store store, Shape shape, int id, int version) {
        List<Row> rows = store.get(Get.block(shape, List.of(id))).toList();
        assertThat(rows).hasSize(PARTS);
        assertThat(rows.stream().map(r -> r.values().get(2)).distinct()).hasSize(1);
        assertThat((Integer) rows.get(0).values().get(2)).isBetween(version, version + 1);
    }

    private static void write(
            Store store, Shape shape, int writer, Map<Integer, Integer> acknowledged, CountDownLatch some) {
        try {
            for (int i = 0; ; i++) {
                int id = writer * 10 + i % 10;
                store.write(whole(shape, id, i / 10), Atomicity.BLOCK);
                acknowledged.put(id, i / 10);
                some.countDown();
            }
        } catch (StoreException e) {
            some.countDown();
        }
    }
}
