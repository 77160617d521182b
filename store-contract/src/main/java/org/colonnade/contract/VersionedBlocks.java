package org.colonnade.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Mutation;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;

/**
 * Blocks that some threads write, version after version, until the store fails.
 *
 * <p>Version n of a block has some entries that say n, and one more than version n - 1 had. So a block tells all writes
 * that it has seen, and whether one of them was made by half.
 */
final class VersionedBlocks {
    private static final int WRITERS = 4;
    private static final int BLOCKS = 10;
    private static final int PARTS = 5;

    private final Shape shape;
    private final Map<Integer, Integer> acknowledged = new ConcurrentHashMap<>();
    private final List<StoreException> failures = Collections.synchronizedList(new ArrayList<>());

    VersionedBlocks(Shape shape) {
        this.shape = shape;
    }

    /** Writes until so many writes were acknowledged, kills the server, and waits until all writers have failed. */
    void writeUntilKilled(Store store, int writes, Runnable killing) throws InterruptedException {
        CountDownLatch some = new CountDownLatch(writes);
        List<Thread> writers = IntStream.range(0, WRITERS)
                .mapToObj(w -> new Thread(() -> write(store, w * BLOCKS, some)))
                .toList();
        writers.forEach(Thread::start);
        some.await();
        List<StoreException> before = List.copyOf(failures);
        killing.run();
        for (Thread writer : writers) {
            writer.join();
        }
        assertThat(before).isEmpty();
        assertThat(failures).hasSize(WRITERS);
    }

    private void write(Store store, int first, CountDownLatch some) {
        try {
            for (int i = 0; ; i++) {
                int id = first + i % BLOCKS;
                store.write(version(id, i / BLOCKS), Atomicity.BLOCK);
                acknowledged.put(id, i / BLOCKS);
                some.countDown();
            }
        } catch (StoreException e) {
            failures.add(e);
            while (some.getCount() > 0) {
                some.countDown();
            }
        }
    }

    private List<Mutation> version(int id, int version) {
        return Stream.concat(IntStream.range(0, PARTS).boxed(), Stream.of(PARTS + version))
                .map(e -> Entries.put(shape, id, e, version))
                .toList();
    }

    /** Every block is whole, and has the version that was acknowledged last, or the one that was under way. */
    void requireKept(Store store) {
        for (int id = 0; id < WRITERS * BLOCKS; id++) {
            List<Row> rows = Entries.block(store, shape, id);
            int last = rows.size() - PARTS - 1;
            int known = acknowledged.getOrDefault(id, -1);
            if (known >= 0 || !rows.isEmpty()) {
                assertThat(last).as("version of block " + id).isBetween(known, known + 1);
                assertThat(rows).containsExactlyElementsOf(rows(id, last));
            }
        }
    }

    private static List<Row> rows(int id, int version) {
        return IntStream.range(0, PARTS + version + 1)
                .mapToObj(e -> Entries.row(id, e, e < PARTS ? version : e - PARTS))
                .toList();
    }
}
