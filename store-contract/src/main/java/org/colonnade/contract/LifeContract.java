package org.colonnade.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.colonnade.contract.Entries.absent;
import static org.colonnade.contract.Entries.assertFails;
import static org.colonnade.contract.Entries.block;
import static org.colonnade.contract.Entries.put;
import static org.colonnade.contract.Entries.row;
import static org.colonnade.contract.Entries.write;

import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.colonnade.store.Get;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.Test;

/** Stores are closed, opened again, and opened twice. */
interface LifeContract extends TestedStore {
    @Test
    default void a_closed_store_says_so() {
        Shape shape = family("b int || v int");
        Store closed = store();
        reopen();
        closed.close();
        assertClosed(closed::families);
        assertClosed(() -> closed.create(shape));
        assertClosed(() -> closed.drop(shape.name()));
        assertClosed(() -> block(closed, shape, 1));
        assertClosed(() -> closed.getAll(List.of(Get.block(shape, List.of(1)))));
        assertClosed(() -> closed.scan(shape).toList());
        assertClosed(() -> write(closed, put(shape, 1, 1)));
        assertClosed(() -> closed.writeIf(absent(shape, 1), List.of(put(shape, 1, 1))));
    }

    private static void assertClosed(ThrowingCallable call) {
        assertFails(StoreException.Kind.UNREACHABLE, call);
    }

    @Test
    default void what_was_written_is_there_when_a_store_that_keeps_it_is_opened_again() {
        Shape shape = family("b int | e text desc | v int");
        write(store(), put(shape, 1, "a", 1), put(shape, 1, "b", 2));
        boolean kept = store().capabilities().durable() || isShared();
        reopen();
        assertThat(store().families().contains(shape.name())).isEqualTo(kept);
        if (kept) {
            assertThat(block(store(), shape, 1)).containsExactly(row(1, "b", 2), row(1, "a", 1));
        }
    }

    @Test
    default void two_handles_see_the_same_or_nothing_of_each_other() {
        Shape shape = family("b int || v int");
        write(store(), put(shape, 1, 1));
        try (Store another = another()) {
            assertThat(another.families().contains(shape.name())).isEqualTo(isShared());
            if (isShared()) {
                assertShared(shape, another);
            }
        } catch (StoreException e) {
            assertThat(isShared()).isFalse();
            assertThat(e.kind()).isEqualTo(StoreException.Kind.BROKEN);
        }
        assertThat(store().families()).contains(shape.name());
    }

    private void assertShared(Shape shape, Store another) {
        assertThat(block(another, shape, 1)).containsExactly(row(1, 1));
        write(another, put(shape, 1, 2));
        assertThat(block(store(), shape, 1)).containsExactly(row(1, 2));
        assertThat(another.writeIf(absent(shape, 1), List.of(put(shape, 1, 3)))).isFalse();
    }
}
