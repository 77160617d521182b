package org.colonnade.experiment;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntUnaryOperator;
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

/**
 * Comments that are written at once, each as a transaction of its group with optimistic concurrency and no retry: it reads
 * the version of the group, and writes the comment and the next version if the version is still the same.
 *
 * <p>A group is a block: its root entry has the version, all others are comments.
 */
final class Burst {
    private static final Field GROUP = number("group");
    private static final Field PART = number("part");
    private static final Field VERSION = number("version");
    private static final Field BODY = new Field("body", new Type.Simple(Scalar.TEXT, 200));
    private static final Shape SHAPE = new Shape(
            "colonnade_experiment_groups", List.of(GROUP), List.of(new Sorted(PART, false)), List.of(VERSION, BODY));
    private static final int ROOT = 0;
    private static final String COMMENT = "I could not agree more. ".repeat(8);

    private final Store store;

    Burst(Store store) {
        this.store = store;
    }

    private static Field number(String name) {
        return new Field(name, new Type.Simple(Scalar.INT, 4));
    }

    /** Makes so many groups, empty but for their roots. */
    void prepare(int groups) {
        store.drop(SHAPE.name());
        store.create(SHAPE);
        for (int group = 0; group < groups; group++) {
            store.write(List.of(put(group, ROOT, Map.of(VERSION, 0))), Atomicity.BLOCK);
        }
    }

    void clear() {
        store.drop(SHAPE.name());
    }

    /** The mean seconds of so many writes one after the other. */
    double alone(int group, int writes) {
        long start = System.nanoTime();
        for (int i = 1; i <= writes; i++) {
            write(group, -i);
        }
        return (System.nanoTime() - start) / 1e9 / writes;
    }

    /**
     * So many writes that begin together.
     *
     * @param group of each write
     */
    Outcome run(int writes, IntUnaryOperator group) throws InterruptedException {
        CountDownLatch begin = new CountDownLatch(1);
        AtomicInteger made = new AtomicInteger();
        AtomicInteger errors = new AtomicInteger();
        List<Thread> writers = IntStream.range(0, writes)
                .mapToObj(w -> new Thread(() -> {
                    try {
                        begin.await();
                        made.addAndGet(write(group.applyAsInt(w), w + 1) ? 1 : 0);
                    } catch (StoreException e) {
                        errors.incrementAndGet();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                }))
                .toList();
        writers.forEach(Thread::start);
        long start = System.nanoTime();
        begin.countDown();
        for (Thread writer : writers) {
            writer.join();
        }
        return new Outcome(writes, made.get(), errors.get(), (System.nanoTime() - start) / 1e9);
    }

    private boolean write(int group, int comment) {
        Row root = store.get(Get.block(SHAPE, List.of(group))).toList().stream()
                .filter(r -> r.values().get(1).equals(ROOT))
                .findFirst()
                .orElseThrow();
        int version = (int) root.values().get(2);
        return store.writeIf(
                new Expectation.Holds(SHAPE, List.of(group, ROOT), Map.of(VERSION, version)),
                List.of(put(group, ROOT, Map.of(VERSION, version + 1)), put(group, comment, Map.of(BODY, COMMENT))));
    }

    private static Mutation put(int group, int part, Map<Field, Object> values) {
        return new Mutation.Put(SHAPE, List.of(group, part), values);
    }

    /** The comments that are there, and the versions of all groups; they must be equal. */
    boolean isConsistent() {
        long comments = 0;
        long versions = 0;
        for (Row row : store.scan(SHAPE).toList()) {
            if (row.values().get(1).equals(ROOT)) {
                versions += (int) row.values().get(2);
            } else {
                comments++;
            }
        }
        return comments == versions;
    }

    /**
     * What became of the writes.
     *
     * @param errors of the store: it was too busy, or does not know whether the write took place
     */
    record Outcome(int writes, int made, int errors, double seconds) {
        double failed() {
            return 1 - (double) made / writes;
        }

        double rate() {
            return writes / seconds;
        }
    }
}
