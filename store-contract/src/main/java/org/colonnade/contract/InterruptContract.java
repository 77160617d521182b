package org.colonnade.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.colonnade.contract.Entries.block;
import static org.colonnade.contract.Entries.put;
import static org.colonnade.contract.Entries.row;
import static org.colonnade.contract.Entries.write;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.store.Shape;
import org.junit.jupiter.api.Test;

/** Threads are interrupted while they use a store. */
interface InterruptContract extends TestedStore {
    int FEW = 20;
    int ROUNDS = 30;

    @Test
    default void who_is_interrupted_already_goes_on_or_is_told_and_is_still_interrupted() throws Exception {
        Shape shape = family("b int | e int | v int");
        Shape other = shape("b int || v int");
        write(store(), put(shape, 0, 0, 0));
        Requests requests = new Requests(store(), shape, FEW);
        List<Runnable> reads = new ArrayList<>(requests.reads());
        reads.add(() -> store().scan(shape).toList());
        reads.add(() -> store().families());
        List<Runnable> writes = new ArrayList<>(requests.writes(2));
        writes.add(() -> store().create(other));
        for (Runnable read : reads) {
            Interruption.before(read).requireTold(false);
        }
        for (Runnable write : writes) {
            Interruption.before(write).requireTold(true);
        }
        store().create(other);
        write(store(), put(shape, 0, 1, 7), put(other, 1, 8));
        assertThat(block(store(), shape, 0)).contains(row(0, 1, 7));
        assertThat(block(store(), other, 1)).containsExactly(row(1, 8));
    }

    @Test
    default void who_is_interrupted_at_any_moment_goes_on_or_is_told_and_others_notice_nothing() throws Exception {
        Shape shape = family("b int | e int | v int");
        List<Runnable> reads = new Requests(store(), shape, FEW).reads();
        List<Runnable> writes = new Requests(store(), shape, FEW).writes(2);
        for (int round = 0; round < ROUNDS; round++) {
            boolean isWrite = round % 2 == 0;
            List<Runnable> some = isWrite ? writes : reads;
            Interruption.after(round, some.get(round / 2 % some.size())).requireTold(isWrite);
            write(store(), put(shape, 1, 1, round));
            assertThat(block(store(), shape, 1)).contains(row(1, 1, round));
        }
    }
}
