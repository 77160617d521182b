package org.colonnade.calibration;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.colonnade.model.Scalar;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;

/**
 * The family of an experiment with entries of one width.
 *
 * <p>For each number of entries, some blocks have that many and are only read. Puts and deletes go to other blocks.
 */
final class Site {
    private static final int STRIDE = 1_000_000;
    private static final int WRITTEN = 1_000_000_000;
    private static final int BATCH = 200;

    private final Store store;
    private final Shape shape;
    private final Width width;
    private final Random random;
    private final Letters letters;

    Site(Store store, String prefix, Width width, Random random) {
        this.store = store;
        this.shape = width.shape(prefix);
        this.width = width;
        this.random = random;
        this.letters = new Letters(random);
    }

    /** The bytes of an entry as estimates count those that are read: its key within the block, and its values. */
    int width() {
        return width.bytes();
    }

    /** The bytes of an entry as estimates count those that are written: with the key of the block. */
    int writtenWidth() {
        return width.bytes() + Scalar.INT.size();
    }

    void create() {
        store.drop(shape.name());
        store.create(shape);
    }

    String family() {
        return shape.name();
    }

    /** Makes blocks of so many entries. */
    void fill(int entries, int blocks) {
        List<Mutation> batch = new ArrayList<>();
        for (int block = 0; block < blocks; block++) {
            for (int entry = 0; entry < entries; entry++) {
                batch.add(put(entries * STRIDE + block, entry));
            }
            if (batch.size() >= BATCH || block == blocks - 1) {
                store.write(batch, Atomicity.BLOCK);
                batch.clear();
            }
        }
    }

    /** Reads whole blocks of so many entries, each different, out of so many. */
    Runnable lookup(Operation operation, int blocks) {
        List<Get> gets = random.ints(0, blocks)
                .distinct()
                .limit(operation.blocks())
                .mapToObj(b -> Get.block(shape, List.<Object>of(operation.entries() * STRIDE + b)))
                .toList();
        return () -> {
            int rows = store.getAll(gets).stream().mapToInt(List::size).sum();
            if (rows != operation.rows()) {
                throw new IllegalStateException(operation + " got " + rows);
            }
        };
    }

    /** Puts new entries. */
    List<Mutation> puts(Operation operation) {
        List<Mutation> puts = new ArrayList<>();
        int first = random.nextInt(WRITTEN);
        for (int block = 0; block < operation.blocks(); block++) {
            for (int entry = 0; entry < operation.entries(); entry++) {
                puts.add(put(WRITTEN + first + block, entry));
            }
        }
        return puts;
    }

    private Mutation put(int block, int entry) {
        Map<Field, Object> values = new LinkedHashMap<>();
        shape.values().forEach(f -> values.put(f, letters.text(width.size())));
        return new Mutation.Put(shape, List.of(block, entry), values);
    }

    /** Takes away what was put. */
    List<Mutation> deletes(List<Mutation> puts) {
        return puts.stream()
                .<Mutation>map(p -> new Mutation.Delete(shape, ((Mutation.Put) p).key()))
                .toList();
    }
}
