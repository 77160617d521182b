package org.colonnade.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.colonnade.contract.Entries.block;
import static org.colonnade.contract.Entries.put;
import static org.colonnade.contract.Entries.row;
import static org.colonnade.contract.Entries.write;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.UUID;
import org.colonnade.model.Scalar;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Bytes;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Range;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Values of all types, in keys and beside them. */
interface TypeContract extends TestedStore {
    @ParameterizedTest
    @EnumSource(Scalar.class)
    default void keeps_a_scalar_in_every_place(Scalar scalar) {
        Shape shape = family("b %1$s | e %1$s | v %1$s".formatted(scalar));
        for (Object value : Samples.of(scalar)) {
            write(store(), put(shape, value, value, value));
            assertThat(block(store(), shape, value)).containsExactly(row(value, value, value));
        }
        assertThat(store().scan(shape).toList()).hasSameSizeAs(Samples.of(scalar));
    }

    @ParameterizedTest
    @EnumSource(Scalar.class)
    default void orders_entries_by_a_scalar(Scalar scalar) {
        Shape shape = family("b int | e %s | v int".formatted(scalar));
        Shape turned = family("b int | e %s desc | v int".formatted(scalar));
        List<Object> values = new ArrayList<>(Samples.of(scalar));
        Collections.shuffle(values, new Random(7));
        List<Mutation> puts = new ArrayList<>();
        values.forEach(v -> puts.addAll(List.of(put(shape, 1, v, 1), put(turned, 1, v, 1))));
        store().write(puts, Atomicity.BLOCK);
        List<Object> backwards = new ArrayList<>(Samples.of(scalar));
        Collections.reverse(backwards);
        assertThat(entries(block(store(), shape, 1))).isEqualTo(Samples.of(scalar));
        assertThat(entries(block(store(), turned, 1))).isEqualTo(backwards);
        Get reversed = new Get(turned, List.of(1), Range.ALL, true, OptionalInt.empty());
        assertThat(entries(store().get(reversed).toList())).isEqualTo(Samples.of(scalar));
    }

    private static List<Object> entries(List<Row> rows) {
        return rows.stream().map(r -> r.values().get(1)).toList();
    }

    @Test
    default void equal_decimals_are_one_key() {
        Shape shape = family("b decimal | e decimal | v decimal");
        write(store(), put(shape, new BigDecimal("1.0"), new BigDecimal("20"), new BigDecimal("3.00")));
        write(store(), put(shape, new BigDecimal("1.00"), new BigDecimal("2e1"), new BigDecimal("4.00")));
        List<Row> rows = block(store(), shape, new BigDecimal("1"));
        assertThat(rows).hasSize(1);
        assertThat((BigDecimal) rows.get(0).values().get(1)).isEqualByComparingTo("20");
        assertThat((BigDecimal) rows.get(0).values().get(2)).isEqualByComparingTo("4");
    }

    @Test
    default void keeps_value_objects_and_collections() {
        Shape shape = family("b int || p Place, q Place[], t text[], n decimal[]");
        Map<String, Object> whole =
                Map.of("street", "Via Appia", "number", 7, "stops", List.of("", "b", "b"), "owner", new UUID(-1, 1));
        Map<String, Object> part = Map.of("number", -1);
        List<Object> numbers = List.of(new BigDecimal("1.5"), new BigDecimal("-2"));
        write(store(), put(shape, 1, whole, List.of(part, whole, part), List.of("z", "a"), numbers));
        write(store(), put(shape, 2, part, null, List.of("only"), null));
        assertThat(block(store(), shape, 1))
                .containsExactly(row(1, whole, List.of(part, whole, part), List.of("z", "a"), numbers));
        assertThat(block(store(), shape, 2)).containsExactly(row(2, part, null, List.of("only"), null));
        write(store(), put(shape, 1, part, List.of(whole), null, null));
        assertThat(block(store(), shape, 1)).containsExactly(row(1, part, List.of(whole), null, null));
    }

    @Test
    default void an_empty_text_is_a_value() {
        Shape shape = family("b int | e int | v text, w bytes");
        write(store(), put(shape, 1, 1, "", Bytes.of()));
        assertThat(block(store(), shape, 1)).containsExactly(row(1, 1, "", Bytes.of()));
    }

    /** Some stores have no empty keys; then they say so. */
    @Test
    default void an_empty_text_is_a_key_or_is_refused() {
        Shape shape = family("b text | e text | v int");
        try {
            write(store(), put(shape, "", "", 1));
        } catch (StoreException e) {
            assertThat(e.kind()).isEqualTo(StoreException.Kind.VALUE);
            return;
        }
        assertThat(block(store(), shape, "")).containsExactly(row("", "", 1));
    }

    @Test
    default void keeps_large_values_and_long_keys() {
        Shape shape = family("b text | e text | v text, w bytes");
        String key = "k".repeat(900);
        String text = "é\ud83d\ude00".repeat(30_000);
        byte[] bytes = new byte[150_000];
        new Random(1).nextBytes(bytes);
        write(store(), put(shape, key, key, text, Bytes.of(bytes)));
        write(store(), put(shape, key, key + "a", "small", Bytes.of()));
        assertThat(block(store(), shape, key))
                .containsExactly(row(key, key, text, Bytes.of(bytes)), row(key, key + "a", "small", Bytes.of()));
    }
}
