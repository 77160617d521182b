package org.colonnade.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Mutation;
import org.colonnade.store.Row;
import org.colonnade.store.Rows;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Readers see what was there when they began, however long they take, and the file does not grow without need. */
class SnapshotTest {
    private static final Shape SHAPE = Numbers.family("numbers");

    @TempDir
    Path directory;

    @Test
    void readers_in_memory_are_not_disturbed_by_writers() {
        try (Store store = Stores.open("embedded:")) {
            assertUndisturbed(store);
        }
    }

    @Test
    void readers_of_a_file_are_not_disturbed_by_writers() {
        try (Store store = Stores.open("embedded:" + directory + "?sync=interval")) {
            assertUndisturbed(store);
        }
    }

    private static void assertUndisturbed(Store store) {
        store.create(SHAPE);
        store.write(puts(0, "old"), Atomicity.ALL);
        List<Rows> readers = new ArrayList<>();
        for (int round = 1; round <= 8; round++) {
            Rows rows = store.scan(SHAPE);
            rows.next();
            readers.add(rows);
            for (int i = 0; i < 100; i++) {
                Numbers.write(store, Numbers.put(SHAPE, i % 10, i, "round " + round));
            }
            store.write(puts(round * 10, "new"), Atomicity.ALL);
            store.write(List.of(new Mutation.Clear(SHAPE, List.of(round % 10))), Atomicity.ALL);
        }
        assertThat(readers.get(0).toList())
                .hasSize(3999)
                .allMatch(r -> r.values().get(2).equals("old"));
        List<Row> last = readers.get(7).toList();
        assertThat(last).isNotEmpty().noneMatch(r -> r.values().get(2).equals("round 8"));
    }

    private static List<Mutation> puts(int first, String text) {
        return IntStream.range(0, 4000)
                .mapToObj(i -> Numbers.put(SHAPE, first + i % 10, i, text))
                .toList();
    }

    @Test
    void readers_of_a_family_that_is_dropped_read_on() {
        try (Store store = Stores.open("embedded:" + directory + "?sync=interval")) {
            store.create(SHAPE);
            store.write(puts(0, "old"), Atomicity.ALL);
            Rows rows = store.scan(SHAPE);
            store.drop(SHAPE.name());
            store.create(SHAPE);
            store.write(puts(0, "new"), Atomicity.ALL);
            assertThat(rows.toList())
                    .hasSize(4000)
                    .allMatch(r -> r.values().get(2).equals("old"));
        }
    }

    @Test
    void a_file_stays_small_under_many_small_writes() throws Exception {
        Random random = new Random(1);
        try (Store store = Stores.open("embedded:" + directory + "?sync=interval")) {
            store.create(SHAPE);
            for (int i = 0; i < 3000; i++) {
                Numbers.write(store, Numbers.put(SHAPE, random.nextInt(20), random.nextInt(100), "x".repeat(100)));
            }
        }
        assertThat(Files.size(directory.resolve("colonnade.store"))).isLessThan(8 << 20);
    }
}
