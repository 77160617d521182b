package org.colonnade.store;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How entries are fields of a document, for stores that keep those: the document of a block has a field for each entry
 * (NoAM, Section 7.3, Figure 11), which is called by the entry's key, and holds all its columns, those of the key too. So an
 * entry is there even without values, and can be read without its name.
 */
public final class DocumentForm {
    private final Shape shape;
    private final ValueForm values;
    private final KeyText names;
    private final List<Field> key;

    public DocumentForm(Shape shape, ValueForm values) {
        this.shape = shape;
        this.values = values;
        this.names = KeyText.ofEntries(shape);
        this.key = shape.entry().stream().map(Sorted::field).toList();
    }

    /** The name of the field of a column. */
    public static String name(Field column) {
        return FieldText.of(column);
    }

    /** The name of the field of an entry. */
    public String name(List<Object> entry) {
        return FieldText.of(names.encode(entry));
    }

    /** The columns of a block's key. */
    public Map<String, Object> block(List<Object> block) {
        return columns(shape.block(), block);
    }

    private Map<String, Object> columns(List<Field> fields, List<Object> given) {
        Map<String, Object> document = new LinkedHashMap<>();
        for (int i = 0; i < fields.size(); i++) {
            document.put(name(fields.get(i)), values.of(fields.get(i).type(), given.get(i)));
        }
        return document;
    }

    /** A whole entry. */
    public Map<String, Object> entry(List<Object> entry, Map<Field, Object> given) {
        Map<String, Object> document = columns(key, entry);
        for (Field field : shape.values()) {
            if (given.get(field) != null) {
                document.put(name(field), values.of(field.type(), given.get(field)));
            }
        }
        return document;
    }

    /** The entries that changes put into a block that was not there before, by their names. */
    public Map<String, Object> entries(Map<List<Object>, EntryChange> changes) {
        Map<String, Object> entries = new LinkedHashMap<>();
        changes.forEach((entry, change) -> change.values().ifPresent(v -> entries.put(name(entry), entry(entry, v))));
        return entries;
    }

    /** The key of a block from its columns. */
    public List<Object> block(Map<?, ?> columns) {
        return read(shape.block(), columns);
    }

    private List<Object> read(List<Field> fields, Map<?, ?> document) {
        List<Object> read = new ArrayList<>(fields.size());
        for (Field field : fields) {
            Object there = document.get(name(field));
            read.add(there == null ? null : values.read(field.type(), there));
        }
        return read;
    }

    public Row row(List<Object> block, Map<?, ?> entry) {
        List<Object> row = new ArrayList<>(block);
        row.addAll(read(shape.fields().subList(block.size(), shape.fields().size()), entry));
        return new Row(row);
    }
}
