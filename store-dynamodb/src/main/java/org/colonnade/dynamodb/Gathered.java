package org.colonnade.dynamodb;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.colonnade.store.Bytes;
import org.colonnade.store.CodeRange;
import org.colonnade.store.Field;
import org.colonnade.store.Row;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The entries of a gathered block, by their codes: for each the attributes that are its columns.
 *
 * <p>As an attribute of the head, an entry with one simple column is its value. Any other is a map of its columns, and so is
 * one without its value.
 */
record Gathered(NavigableMap<Bytes, Map<String, AttributeValue>> entries) {
    static final Gathered NONE = new Gathered(new TreeMap<>());

    /** Those in an item that is a head. */
    static Gathered of(Layout layout, Map<String, AttributeValue> head) {
        TreeMap<Bytes, Map<String, AttributeValue>> entries = new TreeMap<>();
        head.forEach((name, value) -> layout.code(name).ifPresent(code -> entries.put(code, decode(layout, value))));
        return new Gathered(entries);
    }

    private static Map<String, AttributeValue> decode(Layout layout, AttributeValue value) {
        return value.hasM() ? value.m() : Map.of(onlyColumn(layout).orElseThrow(), value);
    }

    /** The column of entries, if there is one and it is simple. */
    private static Optional<String> onlyColumn(Layout layout) {
        List<Field> columns = layout.shape().values();
        boolean plain = columns.size() == 1 && !columns.get(0).type().hasParts();
        return plain ? Optional.of(columns.get(0).name()) : Optional.empty();
    }

    /** The path to a column of an entry, as names that follow each other. */
    static List<String> path(Layout layout, Bytes code, String column) {
        String attribute = layout.attribute(code);
        return onlyColumn(layout).isPresent() ? List.of(attribute) : List.of(attribute, column);
    }

    /** An entry with these columns among other attributes, as an attribute of the head. */
    private static AttributeValue encode(Layout layout, Map<String, AttributeValue> columns) {
        Optional<AttributeValue> only = onlyColumn(layout).map(columns::get);
        if (only.isPresent()) {
            return only.get();
        }
        Map<String, AttributeValue> values = new HashMap<>();
        for (Field column : layout.shape().values()) {
            Optional.ofNullable(columns.get(column.name())).ifPresent(v -> values.put(column.name(), v));
        }
        return AttributeValue.fromM(values);
    }

    /** The values of an entry, if it is there. */
    Optional<List<Object>> values(Layout layout, Bytes code) {
        return Optional.ofNullable(entries.get(code)).map(layout::values);
    }

    /** The entries in a range. */
    List<Row> rows(Layout layout, List<Object> block, CodeRange range) {
        List<Row> rows = new ArrayList<>();
        entries.tailMap(range.from(), true).forEach((code, columns) -> {
            if (range.contains(code)) {
                rows.add(layout.row(block, code, columns));
            }
        });
        return rows;
    }

    /** What puts all of them where none is. */
    List<ItemChange> changes(Layout layout) {
        List<ItemChange> changes = new ArrayList<>();
        entries.forEach((code, columns) -> changes.add(layout.put(code, columns)));
        return changes;
    }

    /** Those after some changes. */
    Gathered with(List<ItemChange> changes) {
        NavigableMap<Bytes, Map<String, AttributeValue>> after = new TreeMap<>(entries);
        for (ItemChange change : changes) {
            change.after(Map.of(), Optional.ofNullable(after.remove(change.code())))
                    .ifPresent(columns -> after.put(change.code(), columns));
        }
        return new Gathered(after);
    }

    /** How large they are together. */
    long size(Layout layout) {
        return entries.keySet().stream().mapToLong(code -> size(layout, code)).sum();
    }

    /** How large an entry is, in the head or in the intention that spreads the block, whichever is more; 0 if it is not there. */
    long size(Layout layout, Bytes code) {
        Map<String, AttributeValue> columns = entries.get(code);
        return columns == null
                ? 0
                : Math.max(
                        ItemSize.of(layout.attribute(code), encode(layout, columns)),
                        ItemSize.of(Intention.encode(layout.put(code, columns))));
    }

    /** An entry as an attribute of the head, {@link ItemChange#GONE} if it is not there. */
    AttributeValue attribute(Layout layout, Bytes code) {
        return entries.containsKey(code) ? encode(layout, entries.get(code)) : ItemChange.GONE;
    }
}
