package org.colonnade.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.colonnade.contract.Entries.absent;
import static org.colonnade.contract.Entries.block;
import static org.colonnade.contract.Entries.holds;
import static org.colonnade.contract.Entries.put;
import static org.colonnade.contract.Entries.row;
import static org.colonnade.contract.Entries.write;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Mutation;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.Test;

/** Many threads at once. */
interface ThreadContract extends TestedStore {
    int WRITES = 200;
    int DROPS = 5;

    @Test
    default void nobody_sees_a_block_half_written() throws Exception {
        Shape shape = family("b int | e int | v int");
        AtomicBoolean done = new AtomicBoolean();
        Threads.run(
                () -> {
                    for (int i = 1; i <= WRITES; i++) {
                        int version = i;
                        store().write(
                                        IntStream.range(0, 10)
                                                .mapToObj(e -> put(shape, 1, e, version))
                                                .toList(),
                                        Atomicity.BLOCK);
                    }
                    done.set(true);
                },
                () -> readVersions(shape, done),
                () -> readVersions(shape, done));
        assertThat(block(store(), shape, 1))
                .hasSize(10)
                .allMatch(r -> r.values().get(2).equals(WRITES));
    }

    private void readVersions(Shape shape, AtomicBoolean done) {
        int last = 0;
        do {
            List<Row> rows = block(store(), shape, 1);
            if (!rows.isEmpty()) {
                int version = (int) rows.get(0).values().get(2);
                assertThat(rows).hasSize(10).allMatch(r -> r.values().get(2).equals(version));
                assertThat(version).isGreaterThanOrEqualTo(last);
                last = version;
            }
        } while (!done.get());
    }

    @Test
    default void nobody_sees_several_blocks_half_written_where_the_store_says_so() throws Exception {
        assumeThat(store().capabilities().isolatedAcrossBlocks()).isTrue();
        assertThat(store().capabilities().atomicAcrossBlocks()).isTrue();
        Shape one = family("| e int | v int");
        AtomicBoolean done = new AtomicBoolean();
        Shape many = family("b int || v int");
        Threads.run(
                () -> {
                    for (int i = 1; i <= WRITES; i++) {
                        int version = i;
                        List<Mutation> puts = IntStream.range(0, 5)
                                .mapToObj(b -> put(many, b, version))
                                .toList();
                        store().write(puts, Atomicity.ALL);
                        write(store(), put(one, 0, version));
                    }
                    done.set(true);
                },
                () -> {
                    do {
                        List<Object> versions = store().scan(many).toList().stream()
                                .map(r -> r.values().get(1))
                                .distinct()
                                .toList();
                        assertThat(versions).hasSizeLessThan(2);
                    } while (!done.get());
                });
        assertThat(block(store(), one)).containsExactly(row(0, WRITES));
    }

    @Test
    default void one_of_many_wins_an_absent_entry() throws Exception {
        Shape shape = family("b int | e int | v int");
        AtomicInteger winners = new AtomicInteger();
        Threads.run(8, thread -> {
            for (int e = 0; e < 10; e++) {
                if (writeIf(absent(shape, 1, e), put(shape, 1, e, thread))) {
                    winners.incrementAndGet();
                }
            }
        });
        assertThat(winners).hasValue(10);
        assertThat(block(store(), shape, 1)).hasSize(10);
    }

    @Test
    default void no_increment_is_lost() throws Exception {
        Shape shape = family("b int | e int | v int");
        write(store(), put(shape, 1, 0, 0));
        Threads.run(4, thread -> {
            for (int i = 0; i < 15; i++) {
                increment(shape);
            }
        });
        assertThat(block(store(), shape, 1)).containsExactly(row(1, 0, 60));
    }

    private void increment(Shape shape) {
        int value;
        do {
            value = (int) block(store(), shape, 1).get(0).values().get(2);
        } while (!writeIf(holds(shape, "v", value, 1, 0), put(shape, 1, 0, value + 1)));
    }

    @Test
    default void no_write_of_many_threads_is_lost() throws Exception {
        Shape shape = family("b int | e int | v int");
        Threads.run(6, thread -> {
            for (int i = 0; i < 50; i++) {
                write(store(), put(shape, i % 5, thread * 1000 + i, i));
            }
        });
        assertThat(store().scan(shape).toList()).hasSize(300);
    }

    @Test
    default void a_family_that_others_read_while_it_is_dropped_is_gone_for_them() throws Exception {
        Shape shape = shape("b int || v int");
        for (int i = 0; i < DROPS; i++) {
            store().create(shape);
            AtomicBoolean dropped = new AtomicBoolean();
            Threads.run(
                    () -> {
                        store().drop(shape.name());
                        dropped.set(true);
                    },
                    () -> readUntil(dropped, shape));
            FamilyContract.assertMissing(() -> block(store(), shape, 1));
            FamilyContract.assertMissing(() -> write(store(), put(shape, 1, 1)));
        }
    }

    /** Whatever comes of it: a store may say in its own way that a family is just going, or that its server stumbles over that. */
    private void readUntil(AtomicBoolean done, Shape shape) {
        do {
            try {
                block(store(), shape, 1);
            } catch (StoreException e) {
                continue;
            }
        } while (!done.get());
    }
}
