package org.colonnade.contract;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Range;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;
import org.colonnade.store.Values;

/** A store as simple as can be, which says what the answers must be. For one family. */
final class ReferenceStore {
    private TreeMap<List<Object>, List<Object>> entries;

    void write(List<Mutation> mutations) {
        mutations.forEach(this::write);
    }

    private void write(Mutation mutation) {
        mutation.visit(
                this::put,
                delete -> entries(delete.shape()).remove(delete.key()),
                clear -> entries(clear.shape()).keySet().removeIf(key -> isIn(clear.shape(), key, clear.block())));
    }

    private void put(Mutation.Put put) {
        List<Field> columns = put.shape().values();
        List<Object> values = entries(put.shape())
                .computeIfAbsent(put.key(), k -> new ArrayList<>(Collections.nCopies(columns.size(), null)));
        put.values().forEach((column, value) -> values.set(columns.indexOf(column), value));
    }

    boolean writeIf(Expectation expectation, List<Mutation> mutations) {
        boolean met = expectation.isMetBy(
                Optional.ofNullable(entries(expectation.shape()).get(expectation.key())));
        if (met) {
            write(mutations);
        }
        return met;
    }

    List<Row> get(Get get) {
        List<Row> rows = new ArrayList<>();
        entries(get.shape()).forEach((key, values) -> {
            if (isIn(get.shape(), key, get.block()) && isIn(get.shape(), key, get.range())) {
                List<Object> row = new ArrayList<>(key);
                row.addAll(values);
                rows.add(new Row(row));
            }
        });
        if (get.reversed()) {
            Collections.reverse(rows);
        }
        return rows.subList(0, Math.min(get.limit().orElse(Integer.MAX_VALUE), rows.size()));
    }

    private static boolean isIn(Shape shape, List<Object> key, List<Object> block) {
        return key.subList(0, shape.block().size()).equals(block);
    }

    private static boolean isIn(Shape shape, List<Object> key, Range range) {
        int column = shape.block().size() + range.prefix().size();
        return key.subList(shape.block().size(), column).equals(range.prefix())
                && range.from().stream().allMatch(end -> isInside(compare(shape, column, key, end), end))
                && range.to().stream().allMatch(end -> isInside(-compare(shape, column, key, end), end));
    }

    private static boolean isInside(int order, Range.End end) {
        return order > 0 || order == 0 && end.inclusive();
    }

    private static int compare(Shape shape, int column, List<Object> key, Range.End end) {
        return Values.order(shape.key().get(column).scalar()).compare(key.get(column), end.value());
    }

    private TreeMap<List<Object>, List<Object>> entries(Shape shape) {
        if (entries == null) {
            entries = new TreeMap<>((one, other) -> compare(shape, one, other));
        }
        return entries;
    }

    private static int compare(Shape shape, List<Object> one, List<Object> other) {
        for (int i = 0; i < one.size(); i++) {
            int order = Values.order(shape.key().get(i).scalar()).compare(one.get(i), other.get(i));
            int entry = i - shape.block().size();
            if (order != 0) {
                return entry >= 0 && shape.entry().get(entry).descending() ? -order : order;
            }
        }
        return 0;
    }
}
