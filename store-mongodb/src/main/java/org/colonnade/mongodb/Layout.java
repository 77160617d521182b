package org.colonnade.mongodb;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.bson.Document;
import org.colonnade.store.EntryChange;
import org.colonnade.store.Field;
import org.colonnade.store.KeyText;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;

/**
 * A family as a collection: a block is a document, and an entry a field of its {@code entries} (NoAM, Section 7.3, Figure
 * 11).
 *
 * <p>The {@code _id} is the block's key: a scalar, or a document of several columns; 0 in a family that is one block. The
 * field of an entry is called by the text of its key, and holds a document of all its columns, the key's too, so that
 * there is one even without values. A block that is one entry has the columns itself. The field {@code _version} is
 * another one after each write. Columns that begin with an underscore are written with {@code %5f} instead.
 */
record Layout(Shape shape, String collection, KeyText names) {
    static final String ID = "_id";
    static final String VERSION = "_version";
    static final String ENTRIES = "entries";

    private static final int ONLY_ID = 0;

    static Layout of(Shape shape, String collection) {
        return new Layout(shape, collection, KeyText.ofEntries(shape));
    }

    /** Whether a block is one entry. */
    boolean isSingle() {
        return shape.entry().isEmpty();
    }

    Object id(List<Object> block) {
        if (block.size() == 1) {
            return BsonForm.of(shape.block().get(0).type(), block.get(0));
        }
        return block.isEmpty() ? ONLY_ID : columns(shape.block(), block);
    }

    private static Document columns(List<Field> fields, List<Object> values) {
        Document document = new Document();
        for (int i = 0; i < fields.size(); i++) {
            document.put(
                    FieldNames.column(fields.get(i)), BsonForm.of(fields.get(i).type(), values.get(i)));
        }
        return document;
    }

    List<Object> block(Document document) {
        Object id = document.get(ID);
        return switch (shape.block().size()) {
            case 0 -> List.of();
            case 1 -> List.of(BsonForm.read(shape.block().get(0).type(), id));
            default -> values(shape.block(), (Document) id);
        };
    }

    private static List<Object> values(List<Field> fields, Document document) {
        List<Object> values = new ArrayList<>(fields.size());
        for (Field field : fields) {
            Object bson = document.get(FieldNames.column(field));
            values.add(bson == null ? null : BsonForm.read(field.type(), bson));
        }
        return values;
    }

    /** The path of an entry in the document of its block. */
    String path(List<Object> entry) {
        return ENTRIES + "." + FieldNames.entry(names.encode(entry));
    }

    /** The columns of an entry's key, as they stand in it. */
    Document key(List<Object> entry) {
        return columns(shape.entry().stream().map(Sorted::field).toList(), entry);
    }

    /** A whole entry. */
    Document entry(List<Object> entry, Map<Field, Object> values) {
        Document document = key(entry);
        for (Field field : shape.values()) {
            if (values.get(field) != null) {
                document.put(FieldNames.column(field), BsonForm.of(field.type(), values.get(field)));
            }
        }
        return document;
    }

    /** A whole block, but for its version, of entries that were not there before. */
    Document block(List<Object> block, Map<List<Object>, EntryChange> changes) {
        Document entries = new Document();
        changes.forEach((entry, change) ->
                change.values().ifPresent(v -> entries.put(FieldNames.entry(names.encode(entry)), entry(entry, v))));
        Document document = new Document(ID, id(block));
        if (isSingle()) {
            entries.values().forEach(e -> document.putAll((Document) e));
        } else {
            document.put(ENTRIES, entries);
        }
        return document;
    }

    /** The entries of a block in any order; a document may lack some, and then so does the answer. */
    List<Row> rows(Document document) {
        List<Object> block = block(document);
        if (isSingle()) {
            return List.of(row(block, document));
        }
        Object entries = document.get(ENTRIES);
        if (entries instanceof Document fields) {
            return fields.values().stream().map(e -> row(block, (Document) e)).toList();
        }
        return entries == null
                ? List.of()
                : ((List<?>) entries)
                        .stream()
                                .map(e -> row(block, (Document) ((Document) e).get("v")))
                                .toList();
    }

    private Row row(List<Object> block, Document entry) {
        List<Object> values = new ArrayList<>(block);
        values.addAll(values(shape.fields().subList(block.size(), shape.fields().size()), entry));
        return new Row(values);
    }
}
