package org.colonnade.mongodb;

import java.util.List;
import java.util.Map;
import org.bson.Document;
import org.colonnade.store.DocumentForm;
import org.colonnade.store.EntryChange;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;

/**
 * A family as a collection: a block is a document, and an entry a field of its {@code entries}, see {@link DocumentForm}.
 *
 * <p>The {@code _id} is the block's key: a scalar, or a document of several columns; 0 in a family that is one block. A block
 * that is one entry has the columns itself. The field {@code _version} is another one after each write.
 */
record Layout(Shape shape, String collection, DocumentForm form) {
    static final String ID = "_id";
    static final String VERSION = "_version";
    static final String ENTRIES = "entries";

    /** What the server makes of an entry that it picks out: a field with the name and the value. */
    static final String ENTRY = "entry";

    static final String NAME = "k";
    static final String VALUE = "v";

    private static final int ONLY_ID = 0;

    static Layout of(Shape shape, String collection) {
        return new Layout(shape, collection, new DocumentForm(shape, BsonForm.FORM, new BsonJson(), BsonJson.NAMES));
    }

    /** Whether a block is one entry. */
    boolean isSingle() {
        return shape.entry().isEmpty();
    }

    Object id(List<Object> block) {
        return id(form.block(block));
    }

    /** The {@code _id} of columns in their form. */
    static Object id(Map<String, Object> columns) {
        return switch (columns.size()) {
            case 0 -> ONLY_ID;
            case 1 -> columns.values().iterator().next();
            default -> new Document(columns);
        };
    }

    List<Object> block(Document document) {
        Object id = document.get(ID);
        return switch (shape.block().size()) {
            case 0 -> List.of();
            case 1 -> form.block(Map.of(form.name(shape.block().get(0)), id));
            default -> form.block((Document) id);
        };
    }

    /** The path of an entry in the document of its block. */
    String path(List<Object> entry) {
        return ENTRIES + "." + form.name(entry);
    }

    /** A whole block, but for its version, of entries that were not there before. */
    Document block(List<Object> block, Map<List<Object>, EntryChange> changes) {
        Document document = new Document(ID, id(block));
        Map<String, Object> entries = form.entries(changes);
        if (isSingle()) {
            entries.values().forEach(e -> ((Map<?, ?>) e).forEach((k, v) -> document.put((String) k, v)));
        } else {
            document.put(ENTRIES, entries);
        }
        return document;
    }

    /** The entries of a block in any order; a document may lack some, and then so does the answer. */
    List<Row> rows(Document document) {
        List<Object> block = block(document);
        if (isSingle()) {
            return List.of(form.row(block, ID, document));
        }
        Document entries = document.get(ENTRIES, Document.class);
        return entries == null ? List.of() : form.rows(block, entries);
    }

    /** An entry that the server has picked out of a block. */
    Row row(Document document) {
        Document entry = document.get(ENTRY, Document.class);
        return form.row(block(document), entry.getString(NAME), entry.get(VALUE));
    }
}
