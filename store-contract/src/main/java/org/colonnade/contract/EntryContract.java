package org.colonnade.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.colonnade.contract.Entries.block;
import static org.colonnade.contract.Entries.clear;
import static org.colonnade.contract.Entries.delete;
import static org.colonnade.contract.Entries.put;
import static org.colonnade.contract.Entries.row;
import static org.colonnade.contract.Entries.set;
import static org.colonnade.contract.Entries.write;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.IntStream;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Row;
import org.colonnade.store.Rows;
import org.colonnade.store.Shape;
import org.junit.jupiter.api.Test;

/** Entries are put, read, changed and deleted. */
interface EntryContract extends TestedStore {
    @Test
    default void a_block_that_is_not_there_has_no_entries() {
        Shape shape = family("b long | e int | v text");
        assertThat(block(store(), shape, 1L)).isEmpty();
    }

    @Test
    default void a_put_keeps_the_columns_that_it_does_not_name() {
        Shape shape = family("b long | e int | v text, w int");
        write(store(), put(shape, 1L, 1, "a", 7));
        write(store(), set(shape, "w", 8, 1L, 1));
        assertThat(block(store(), shape, 1L)).containsExactly(row(1L, 1, "a", 8));
        write(store(), set(shape, "v", null, 1L, 1));
        assertThat(block(store(), shape, 1L)).containsExactly(row(1L, 1, null, 8));
    }

    @Test
    default void an_entry_without_values_is_there_nevertheless() {
        Shape shape = family("b long | e int | v text");
        write(store(), put(shape, 1L, 1), put(shape, 1L, 2, (Object) null));
        assertThat(block(store(), shape, 1L)).containsExactly(row(1L, 1, null), row(1L, 2, null));
        write(store(), put(shape, 1L, 1, "a"));
        write(store(), set(shape, "v", null, 1L, 1));
        assertThat(block(store(), shape, 1L)).containsExactly(row(1L, 1, null), row(1L, 2, null));
    }

    @Test
    default void a_family_may_have_keys_only() {
        Shape shape = family("b text | e long desc |");
        write(store(), put(shape, "x", 1L), put(shape, "x", 2L), put(shape, "x", 1L));
        assertThat(block(store(), shape, "x")).containsExactly(row("x", 2L), row("x", 1L));
        write(store(), delete(shape, "x", 2L));
        assertThat(block(store(), shape, "x")).containsExactly(row("x", 1L));
    }

    @Test
    default void a_block_may_be_one_entry() {
        Shape shape = family("b text || v int");
        write(store(), put(shape, "x", 1), put(shape, "y", 2));
        write(store(), put(shape, "x", 3));
        assertThat(block(store(), shape, "x")).containsExactly(row("x", 3));
        write(store(), delete(shape, "x"));
        assertThat(block(store(), shape, "x")).isEmpty();
        assertThat(block(store(), shape, "y")).containsExactly(row("y", 2));
    }

    @Test
    default void a_family_may_be_one_block() {
        Shape shape = family("| e text, f int | v int");
        write(store(), put(shape, "b", 1, 1), put(shape, "a", 2, 2), put(shape, "a", 1, 3));
        assertThat(block(store(), shape)).containsExactly(row("a", 1, 3), row("a", 2, 2), row("b", 1, 1));
        write(store(), clear(shape));
        assertThat(block(store(), shape)).isEmpty();
    }

    @Test
    default void a_block_has_a_key_of_several_columns() {
        Shape shape = family("b text, c int | e int | v int");
        write(store(), put(shape, "x", 1, 1, 1), put(shape, "x", 2, 1, 2), put(shape, "y", 1, 1, 3));
        assertThat(block(store(), shape, "x", 2)).containsExactly(row("x", 2, 1, 2));
    }

    @Test
    default void deletes_what_is_there_and_minds_nothing_else() {
        Shape shape = family("b long | e int | v text");
        write(store(), put(shape, 1L, 1, "a"), put(shape, 1L, 2, "b"), put(shape, 2L, 1, "c"));
        write(store(), delete(shape, 1L, 1), delete(shape, 1L, 9), clear(shape, 7L));
        assertThat(block(store(), shape, 1L)).containsExactly(row(1L, 2, "b"));
        write(store(), clear(shape, 1L));
        assertThat(block(store(), shape, 1L)).isEmpty();
        assertThat(block(store(), shape, 2L)).containsExactly(row(2L, 1, "c"));
    }

    @Test
    default void scans_all_entries_block_by_block() {
        Shape shape = family("b int | e int desc | v text");
        List<Mutation> puts = new ArrayList<>();
        IntStream.range(0, 300).forEach(i -> puts.add(put(shape, i % 30, i, "v" + i)));
        store().write(puts, Atomicity.BLOCK);
        List<Row> rows = store().scan(shape).toList();
        assertThat(rows).hasSize(300).doesNotHaveDuplicates();
        List<Object> blocks = rows.stream().map(r -> r.values().get(0)).toList();
        for (int b = 0; b < 30; b++) {
            List<Row> consecutive = rows.subList(blocks.indexOf(b), blocks.indexOf(b) + 10);
            assertThat(consecutive).isEqualTo(block(store(), shape, b)).hasSize(10);
        }
    }

    @Test
    default void answers_thousands_of_gets_each_in_its_place() {
        Shape shape = family("b int | e int | v int");
        List<Mutation> puts = new ArrayList<>();
        IntStream.range(0, many()).forEach(i -> puts.add(put(shape, i, i % 7, -i)));
        store().write(puts, Atomicity.BLOCK);
        List<Get> gets = IntStream.range(0, 2 * many())
                .mapToObj(i -> Get.block(shape, List.of(i * 7 % (2 * many()))))
                .toList();
        List<List<Row>> answers = store().getAll(gets);
        assertThat(answers).hasSameSizeAs(gets);
        for (int i = 0; i < gets.size(); i++) {
            int b = i * 7 % (2 * many());
            assertThat(answers.get(i)).isEqualTo(b < many() ? List.of(row(b, b % 7, -b)) : List.of());
        }
        assertThat(store().getAll(List.of())).isEmpty();
    }

    @Test
    default void rows_end_and_may_be_left_early() {
        Shape shape = family("b int | e int | v int");
        List<Mutation> puts = new ArrayList<>();
        IntStream.range(0, 500).forEach(i -> puts.add(put(shape, 1, i, i)));
        store().write(puts, Atomicity.BLOCK);
        Rows left = store().get(Get.block(shape, List.of(1)));
        assertThat(left.next()).isEqualTo(row(1, 0, 0));
        left.close();
        left.close();
        Rows read = store().get(Get.block(shape, List.of(1)));
        IntStream.range(0, 500).forEach(i -> assertThat(read.next()).isEqualTo(row(1, i, i)));
        assertThat(read.hasNext()).isFalse();
        assertThatThrownBy(read::next).isInstanceOf(NoSuchElementException.class);
        read.close();
    }
}
