package org.colonnade.oracle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import oracle.nosql.driver.values.FieldValue;
import oracle.nosql.driver.values.IntegerValue;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Range;
import org.colonnade.store.Sorted;

/**
 * A query with the values of its variables.
 *
 * <p>Invariant: the text depends on the shape of a family and of a range only, so that a text that was prepared serves many
 * gets.
 */
record Selection(String text, Map<String, FieldValue> variables) {
    /** Entries of one block, in its order or reversed. */
    static Selection of(Layout layout, Get get) {
        Builder builder = new Builder();
        List<Layout.Column> block = layout.blockKey();
        List<FieldValue> values = layout.blockValues(get.block());
        for (int i = 0; i < block.size(); i++) {
            builder.where(block.get(i).name(), block.get(i).type(), "=", values.get(i));
        }
        Range range = get.range();
        List<Sorted> entry = layout.shape().entry();
        for (int i = 0; i < range.prefix().size(); i++) {
            builder.where(entry.get(i).field(), "=", range.prefix().get(i));
        }
        range.from().ifPresent(e -> builder.where(next(get), e.inclusive() ? ">=" : ">", e.value()));
        range.to().ifPresent(e -> builder.where(next(get), e.inclusive() ? "<=" : "<", e.value()));
        String order = order(entry, get.reversed());
        Optional<String> limit = get.limit().isPresent()
                ? Optional.of(
                        builder.variable("INTEGER", new IntegerValue(get.limit().getAsInt())))
                : Optional.empty();
        return builder.build("FROM " + layout.entries() + " t", order, limit);
    }

    /** All entries of a family, block by block. */
    static Selection all(Layout layout) {
        String blocks = layout.blockKey().stream().map(c -> "t." + c.name()).collect(Collectors.joining(", "));
        String entries = order(layout.shape().entry(), false);
        return new Builder()
                .build(
                        "FROM " + layout.entries() + " t",
                        entries.isEmpty() ? blocks : blocks + ", " + entries,
                        Optional.empty());
    }

    private static Field next(Get get) {
        return get.shape().entry().get(get.range().prefix().size()).field();
    }

    private static String order(List<Sorted> entry, boolean reversed) {
        return entry.stream()
                .map(s -> "t." + s.field().name() + (s.descending() != reversed ? " DESC" : ""))
                .collect(Collectors.joining(", "));
    }

    private static final class Builder {
        private final Map<String, FieldValue> variables = new LinkedHashMap<>();
        private final List<String> declarations = new ArrayList<>();
        private final List<String> conditions = new ArrayList<>();

        void where(Field field, String operator, Object value) {
            where(field.name(), ColumnForm.keyType(field.scalar()), operator, ColumnForm.key(field.scalar(), value));
        }

        void where(String column, String type, String operator, FieldValue value) {
            conditions.add("t." + column + " " + operator + " " + variable(type, value));
        }

        String variable(String type, FieldValue value) {
            String name = "$v" + variables.size();
            variables.put(name, value);
            declarations.add(name + " " + type + "; ");
            return name;
        }

        Selection build(String from, String order, Optional<String> limit) {
            String declared = declarations.isEmpty() ? "" : "DECLARE " + String.join("", declarations);
            String where = conditions.isEmpty() ? "" : " WHERE " + String.join(" AND ", conditions);
            return new Selection(
                    declared + "SELECT * " + from + where + " ORDER BY " + order
                            + limit.map(l -> " LIMIT " + l).orElse(""),
                    variables);
        }
    }
}
