package org.colonnade.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.colonnade.contract.Entries.assertFails;
import static org.colonnade.contract.Entries.block;
import static org.colonnade.contract.Entries.clear;
import static org.colonnade.contract.Entries.delete;
import static org.colonnade.contract.Entries.put;
import static org.colonnade.contract.Entries.row;
import static org.colonnade.contract.Entries.set;
import static org.colonnade.contract.Entries.write;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Mutation;
import org.colonnade.store.Shape;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.Test;

/** Several changes in one write. */
interface WriteContract extends TestedStore {
    @Test
    default void nothing_to_write_is_nothing() {
        store().write(List.of(), Atomicity.BLOCK);
        store().write(List.of(), Atomicity.ALL);
    }

    @Test
    default void changes_of_one_entry_take_place_one_after_the_other() {
        Shape shape = family("b long | e int | v text, w int");
        write(store(), put(shape, 1L, 1, "a", 1), delete(shape, 1L, 1), set(shape, "v", "c", 1L, 1));
        assertThat(block(store(), shape, 1L)).containsExactly(row(1L, 1, "c", null));
        write(store(), set(shape, "v", "d", 1L, 1), set(shape, "w", 4, 1L, 1), set(shape, "v", "e", 1L, 1));
        assertThat(block(store(), shape, 1L)).containsExactly(row(1L, 1, "e", 4));
        write(store(), put(shape, 1L, 1, "f", 5), delete(shape, 1L, 1));
        assertThat(block(store(), shape, 1L)).isEmpty();
    }

    @Test
    default void a_block_is_cleared_and_filled_in_one_write() {
        Shape shape = family("b long | e int | v text");
        write(store(), put(shape, 1L, 1, "a"), put(shape, 1L, 2, "b"));
        write(store(), put(shape, 1L, 3, "x"), clear(shape, 1L), put(shape, 1L, 2, "c"));
        assertThat(block(store(), shape, 1L)).containsExactly(row(1L, 2, "c"));
    }

    @Test
    default void the_later_of_two_writes_stays() {
        Shape shape = family("b long | e int | v int");
        for (int i = 0; i < 50; i++) {
            write(store(), put(shape, 1L, 1, i));
            write(store(), delete(shape, 1L, 1));
            write(store(), put(shape, 1L, 1, -i));
            assertThat(block(store(), shape, 1L)).containsExactly(row(1L, 1, -i));
        }
    }

    @Test
    default void writes_many_blocks_at_once() {
        Shape shape = family("b long | e int | v text");
        List<Mutation> puts = new ArrayList<>();
        IntStream.range(0, many()).forEach(i -> puts.add(put(shape, (long) i, i, "v" + i)));
        store().write(puts, Atomicity.BLOCK);
        assertThat(store().scan(shape).toList()).hasSize(many());
    }

    @Test
    default void all_of_one_block_is_always_possible() {
        Shape shape = family("b long | e int | v text");
        store().write(List.of(put(shape, 1L, 1, "a"), put(shape, 1L, 2, "b")), Atomicity.ALL);
        assertThat(block(store(), shape, 1L)).hasSize(2);
    }

    @Test
    default void all_of_several_blocks_is_done_or_refused_as_the_store_says() {
        Shape one = family("b long | e int | v text");
        Shape other = family("b long || v text");
        List<Mutation> mutations = List.of(put(one, 1L, 1, "a"), put(one, 2L, 1, "b"), put(other, 1L, "c"));
        if (store().capabilities().atomicAcrossBlocks()) {
            store().write(mutations, Atomicity.ALL);
            assertThat(block(store(), one, 1L)).containsExactly(row(1L, 1, "a"));
            assertThat(block(store(), one, 2L)).containsExactly(row(2L, 1, "b"));
            assertThat(block(store(), other, 1L)).containsExactly(row(1L, "c"));
        } else {
            assertFails(StoreException.Kind.UNSUPPORTED, () -> store().write(mutations, Atomicity.ALL));
            assertThat(store().scan(one).toList()).isEmpty();
            assertThat(store().scan(other).toList()).isEmpty();
        }
    }

    @Test
    default void a_write_that_fails_for_one_family_changes_no_other_or_says_that_it_may_have() {
        Shape there = family("b long || v text");
        Shape missing = shape("b long || v text");
        Atomicity atomicity = store().capabilities().atomicAcrossBlocks() ? Atomicity.ALL : Atomicity.BLOCK;
        StoreException e = catchThrowableOfType(
                StoreException.class,
                () -> store().write(List.of(put(there, 1L, "a"), put(missing, 1L, "b")), atomicity));
        if (atomicity == Atomicity.ALL || !e.isUncertain()) {
            assertThat(store().scan(there).toList()).isEmpty();
        }
    }
}
