package org.colonnade.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.colonnade.contract.Entries.absent;
import static org.colonnade.contract.Entries.block;
import static org.colonnade.contract.Entries.delete;
import static org.colonnade.contract.Entries.holds;
import static org.colonnade.contract.Entries.put;
import static org.colonnade.contract.Entries.row;
import static org.colonnade.contract.Entries.set;
import static org.colonnade.contract.Entries.write;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.Shape;
import org.junit.jupiter.api.Test;

/** Writes that depend on what is there. */
interface ConditionContract extends TestedStore {
    @Test
    default void writes_if_an_entry_is_absent() {
        Shape shape = family("b long | e int | v text");
        assertThat(writeIf(absent(shape, 1L, 1), put(shape, 1L, 1, "a"))).isTrue();
        assertThat(writeIf(absent(shape, 1L, 1), put(shape, 1L, 1, "b"))).isFalse();
        assertThat(block(store(), shape, 1L)).containsExactly(row(1L, 1, "a"));
    }

    @Test
    default void an_entry_without_values_is_not_absent() {
        Shape shape = family("b long | e int | v text");
        write(store(), put(shape, 1L, 1));
        assertThat(writeIf(absent(shape, 1L, 1), put(shape, 1L, 1, "b"))).isFalse();
        write(store(), delete(shape, 1L, 1));
        assertThat(writeIf(absent(shape, 1L, 1), put(shape, 1L, 1, "b"))).isTrue();
    }

    @Test
    default void writes_if_an_entry_holds_a_value() {
        Shape shape = family("b long | e int | v text, w int");
        assertThat(writeIf(holds(shape, "w", 1, 1L, 1), put(shape, 1L, 1, "a", 2)))
                .isFalse();
        assertThat(block(store(), shape, 1L)).isEmpty();
        write(store(), put(shape, 1L, 1, "a", 1));
        assertThat(writeIf(holds(shape, "w", 2, 1L, 1), set(shape, "v", "b", 1L, 1)))
                .isFalse();
        assertThat(writeIf(holds(shape, "w", 1, 1L, 1), set(shape, "w", 2, 1L, 1)))
                .isTrue();
        assertThat(block(store(), shape, 1L)).containsExactly(row(1L, 1, "a", 2));
    }

    @Test
    default void all_values_must_be_as_expected() {
        Shape shape = family("b long | e int | v text, w int");
        write(store(), put(shape, 1L, 1, "a", 1));
        Map<Field, Object> expected = new LinkedHashMap<>();
        expected.put(shape.values().get(0), "a");
        expected.put(shape.values().get(1), 2);
        Expectation half = new Expectation.Holds(shape, List.of(1L, 1), expected);
        assertThat(writeIf(half, delete(shape, 1L, 1))).isFalse();
        expected.put(shape.values().get(1), 1);
        Expectation whole = new Expectation.Holds(shape, List.of(1L, 1), expected);
        assertThat(writeIf(whole, delete(shape, 1L, 1))).isTrue();
        assertThat(block(store(), shape, 1L)).isEmpty();
    }

    @Test
    default void no_value_can_be_expected_too() {
        Shape shape = family("b long | e int | v text");
        assertThat(writeIf(holds(shape, "v", null, 1L, 1), put(shape, 1L, 1, "a")))
                .as("there is no entry")
                .isFalse();
        write(store(), put(shape, 1L, 1));
        assertThat(writeIf(holds(shape, "v", null, 1L, 1), put(shape, 1L, 1, "a")))
                .isTrue();
        assertThat(writeIf(holds(shape, "v", null, 1L, 1), put(shape, 1L, 1, "b")))
                .isFalse();
    }

    @Test
    default void equal_decimals_meet_an_expectation() {
        Shape shape = family("b long || v decimal");
        write(store(), put(shape, 1L, new BigDecimal("1.50")));
        assertThat(writeIf(holds(shape, "v", new BigDecimal("1.5"), 1L), delete(shape, 1L)))
                .isTrue();
    }

    @Test
    default void changes_other_entries_of_the_block_too() {
        Shape shape = family("b long | e int | v int");
        write(store(), put(shape, 1L, 0, 1), put(shape, 1L, 7, 7));
        assertThat(writeIf(
                        holds(shape, "v", 1, 1L, 0), put(shape, 1L, 0, 2), put(shape, 1L, 5, 5), delete(shape, 1L, 7)))
                .isTrue();
        assertThat(block(store(), shape, 1L)).containsExactly(row(1L, 0, 2), row(1L, 5, 5));
    }

    @Test
    default void changes_of_other_blocks_are_refused() {
        Shape shape = family("b long | e int | v int");
        assertThatThrownBy(() -> store().writeIf(absent(shape, 1L, 1), List.of(put(shape, 2L, 1, 1))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(block(store(), shape, 2L)).isEmpty();
    }
}
