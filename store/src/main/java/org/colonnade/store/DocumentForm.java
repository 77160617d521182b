package org.colonnade.store;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Maps the entries of a block to the fields of a document, for stores that keep documents (NoAM, Section 7.3, Figure
 * 11). The key of an entry gives the name of its field.
 *
 * <p>Where entries hold only JSON, the field is this value, or null where there is none. Otherwise it holds all
 * columns, those of the key too, so that an entry exists even without values, and can be read without its name.
 */
public final class DocumentForm {
    private final Shape shape;
    private final ValueForm<Object> values;
    private final JsonForm json;
    private final FieldText names;
    private final KeyText keys;
    private final List<Field> key;

    public DocumentForm(Shape shape, ValueForm<Object> values, JsonForm json, FieldText names) {
        this.shape = shape;
        this.values = values;
        this.json = json;
        this.names = names;
        this.keys = names.entries(shape);
        this.key = shape.entry().stream().map(Sorted::field).toList();
    }

    /** Returns whether the field of an entry is its only value, and not a document of columns. */
    public boolean isValue() {
        return !key.isEmpty() && shape.onlyJson().isPresent();
    }

    /** Returns the name of the field of a column. */
    public String name(Field column) {
        return names.of(column);
    }

    /** Returns the name of the field of an entry. */
    public String name(List<Object> entry) {
        return FieldText.filled(keys.encode(entry));
    }

    /** Returns the common beginning of the names of all entries in a range. */
    public String beginning(Range range) {
        return keys.beginning(range);
    }

    /** Returns the columns of a block's key. */
    public Map<String, Object> block(List<Object> block) {
        return columns(shape.block(), block);
    }

    private Map<String, Object> columns(List<Field> fields, List<Object> given) {
        Map<String, Object> document = new LinkedHashMap<>();
        for (int i = 0; i < fields.size(); i++) {
            document.put(name(fields.get(i)), of(fields.get(i), given.get(i)));
        }
        return document;
    }

    private Object of(Field field, Object value) {
        return field.isJson() ? json.of((String) value) : values.of(field.type(), value);
    }

    /** Returns a whole entry; null if it is a value that is missing. */
    public Object entry(List<Object> entry, Map<Field, Object> given) {
        if (!isValue()) {
            return columns(entry, given);
        }
        Object value = given.get(shape.values().get(0));
        return value == null ? null : of(shape.values().get(0), value);
    }

    /** Returns the columns of an entry that is no single value: those of its key, and those that have a value. */
    public Map<String, Object> columns(List<Object> entry, Map<Field, Object> given) {
        Map<String, Object> document = columns(key, entry);
        for (Field field : shape.values()) {
            if (given.get(field) != null) {
                document.put(name(field), of(field, given.get(field)));
            }
        }
        return document;
    }

    /** Returns the entries that changes put into a new block, by their names. */
    public Map<String, Object> entries(Map<List<Object>, EntryChange> changes) {
        Map<String, Object> entries = new LinkedHashMap<>();
        changes.forEach((entry, change) -> change.values().ifPresent(v -> entries.put(name(entry), entry(entry, v))));
        return entries;
    }

    /** Returns the key of a block from its columns. */
    public List<Object> block(Map<?, ?> columns) {
        return read(shape.block(), columns);
    }

    private List<Object> read(List<Field> fields, Map<?, ?> document) {
        List<Object> read = new ArrayList<>(fields.size());
        for (Field field : fields) {
            read.add(read(field, document.get(name(field))));
        }
        return read;
    }

    private Object read(Field field, Object there) {
        if (there == null) {
            return null;
        }
        return field.isJson() ? json.text(there) : values.read(field.type(), there);
    }

    /** Returns an entry of a block from its field. */
    public Row row(List<Object> block, String name, Object entry) {
        List<Object> row = new ArrayList<>(block);
        if (isValue()) {
            row.addAll(keys.decode(FieldText.emptied(name)));
            row.add(read(shape.values().get(0), entry));
        } else {
            row.addAll(read(shape.fields().subList(block.size(), shape.fields().size()), (Map<?, ?>) entry));
        }
        return new Row(row);
    }

    /** Returns the entries of a block from their fields. */
    public List<Row> rows(List<Object> block, Map<String, ?> entries) {
        List<Row> rows = new ArrayList<>(entries.size());
        entries.forEach((name, entry) -> rows.add(row(block, name, entry)));
        return rows;
    }

    /** Returns the expectation in terms of values as read here, since the same JSON may have another text. */
    public Expectation read(Expectation expectation) {
        if (!(expectation instanceof Expectation.Holds holds)) {
            return expectation;
        }
        Map<Field, Object> kept = new LinkedHashMap<>(holds.values());
        kept.replaceAll((field, value) -> field.isJson() && value != null ? json.kept((String) value) : value);
        return new Expectation.Holds(shape, holds.key(), kept);
    }
}
