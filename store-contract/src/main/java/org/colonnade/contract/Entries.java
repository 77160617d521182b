package org.colonnade.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.assertj.core.api.AbstractThrowableAssert;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Range;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;

/** Short words for what the tests do with entries. */
final class Entries {
    private Entries() {}

    /** Writes all columns, key first; null takes a value away. */
    static Mutation put(Shape shape, Object... row) {
        int size = shape.key().size();
        Map<Field, Object> values = new LinkedHashMap<>();
        for (int i = size; i < row.length; i++) {
            values.put(shape.values().get(i - size), row[i]);
        }
        return new Mutation.Put(shape, Arrays.asList(row).subList(0, size), values);
    }

    /** Writes one column of an entry. */
    static Mutation set(Shape shape, String column, Object value, Object... key) {
        Map<Field, Object> values = new LinkedHashMap<>();
        values.put(column(shape, column), value);
        return new Mutation.Put(shape, List.of(key), values);
    }

    static Mutation delete(Shape shape, Object... key) {
        return new Mutation.Delete(shape, List.of(key));
    }

    static Mutation clear(Shape shape, Object... block) {
        return new Mutation.Clear(shape, List.of(block));
    }

    static Expectation absent(Shape shape, Object... key) {
        return new Expectation.Absent(shape, List.of(key));
    }

    static Expectation holds(Shape shape, String column, Object value, Object... key) {
        Map<Field, Object> values = new LinkedHashMap<>();
        values.put(column(shape, column), value);
        return new Expectation.Holds(shape, List.of(key), values);
    }

    private static Field column(Shape shape, String name) {
        return shape.values().stream()
                .filter(f -> f.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    static Row row(Object... values) {
        return new Row(Arrays.asList(values));
    }

    static void write(Store store, Mutation... mutations) {
        store.write(List.of(mutations), Atomicity.BLOCK);
    }

    /** That a call fails, and as what. */
    static AbstractThrowableAssert<?, ?> assertFails(StoreException.Kind kind, ThrowingCallable call) {
        return assertThatThrownBy(call)
                .isInstanceOfSatisfying(
                        StoreException.class, e -> assertThat(e.kind()).isEqualTo(kind));
    }

    /** A whole block. */
    static List<Row> block(Store store, Shape shape, Object... block) {
        return store.get(Get.block(shape, List.of(block))).toList();
    }

    static Get get(Shape shape, List<?> block, Range range) {
        return new Get(shape, List.copyOf(block), range, false, OptionalInt.empty());
    }

    static Optional<Range.End> including(Object value) {
        return Optional.of(new Range.End(value, true));
    }

    static Optional<Range.End> excluding(Object value) {
        return Optional.of(new Range.End(value, false));
    }
}
