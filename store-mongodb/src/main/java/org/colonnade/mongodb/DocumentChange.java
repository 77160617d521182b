package org.colonnade.mongodb;

import com.mongodb.client.model.DeleteOneModel;
import com.mongodb.client.model.ReplaceOneModel;
import com.mongodb.client.model.ReplaceOptions;
import com.mongodb.client.model.UpdateOneModel;
import com.mongodb.client.model.UpdateOptions;
import com.mongodb.client.model.WriteModel;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bson.Document;
import org.bson.types.ObjectId;
import org.colonnade.store.BlockChange;
import org.colonnade.store.EntryChange;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;

/**
 * The change of a block as one write of its document, which MongoDB makes as a whole.
 *
 * <p>Single columns are set and unset where they are, without reading the document. Only a block that is cleared, or is one
 * entry that begins anew, is replaced.
 */
record DocumentChange(Layout layout, BlockChange change, ObjectId version) {
    /** Nothing that JSON has is before null, so this sets it; servers that stand in for MongoDB do not {@code $set} it. */
    private static final String BECOMES_NULL = "$min";

    /** Everything that JSON has is behind null, so this sets it where there is no field, and else changes nothing. */
    private static final String IS_NULL_AT_LEAST = "$max";

    private static final Document ARRAY = new Document("$type", "array");

    DocumentChange(Layout layout, BlockChange change) {
        this(layout, change, new ObjectId());
    }

    /** The document of the block, whatever its version. */
    Document itself() {
        return new Document(Layout.ID, layout.id(change.block()));
    }

    /** The document of the block as long as it has a version; null is that of a document which others have written. */
    Document itself(Object version) {
        return itself().append(Layout.VERSION, version);
    }

    /**
     * The document as long as an entry is the object of JSON that is expected; nothing if something else is. A condition on a
     * field also holds for an array with such an element, which is left out.
     */
    Optional<Document> expecting(Expectation expectation) {
        if (!layout.form().isValue() || !(expectation instanceof Expectation.Holds holds)) {
            return Optional.empty();
        }
        int size = layout.shape().block().size();
        List<Object> entry = holds.key().subList(size, holds.key().size());
        return Optional.ofNullable(layout.form().entry(entry, holds.values()))
                .filter(Document.class::isInstance)
                .map(object -> new Document("$eq", object).append("$not", ARRAY))
                .map(condition -> itself().append(layout.path(entry), condition));
    }

    /** The document if it has no entry, and nobody has written it since. */
    Document empty() {
        return itself(version).append(Layout.ENTRIES, new Document());
    }

    /** Whether the document may be left without entries. */
    boolean mayEmpty() {
        return !layout.isSingle() && !change.cleared() && !change.puts();
    }

    /** A write of a document; if there is none and the change puts an entry, one is made, unless it is {@code guarded}. */
    WriteModel<Document> on(Document document, boolean guarded) {
        boolean making = change.puts() && !guarded;
        if (change.clears() || layout.isSingle() && !change.puts()) {
            return new DeleteOneModel<>(document);
        } else if (change.cleared() || layout.isSingle() && only().erased()) {
            return new ReplaceOneModel<>(document, whole(), new ReplaceOptions().upsert(making));
        }
        return new UpdateOneModel<>(document, update(), new UpdateOptions().upsert(making));
    }

    private EntryChange only() {
        return change.entries().values().iterator().next();
    }

    /** The document of a block that was not there before. */
    Document whole() {
        return layout.block(change.block(), change.entries()).append(Layout.VERSION, version);
    }

    private Document update() {
        Document update = new Document("$set", new Document(Layout.VERSION, version));
        change.entries().forEach((entry, what) -> add(entry, what, update));
        return update;
    }

    private void add(List<Object> entry, EntryChange what, Document update) {
        String path = layout.isSingle() ? "" : layout.path(entry);
        if (what.values().isEmpty()) {
            part(update, "$unset").put(path, "");
        } else if (!layout.isSingle() && (what.erased() || isWhole(what.values().get()))) {
            Object whole = layout.form().entry(entry, what.values().get());
            part(update, whole == null ? BECOMES_NULL : "$set").put(path, whole);
        } else if (layout.form().isValue()) {
            part(update, IS_NULL_AT_LEAST).put(path, null);
        } else {
            merge(layout.isSingle() ? "" : path + ".", entry, what.values().get(), update);
        }
    }

    private static Document part(Document update, String operator) {
        return (Document) update.computeIfAbsent(operator, o -> new Document());
    }

    private boolean isWhole(Map<Field, Object> values) {
        return values.size() == layout.shape().values().size();
    }

    private void merge(String path, List<Object> entry, Map<Field, Object> values, Document update) {
        layout.form()
                .columns(entry, values)
                .forEach((column, value) -> part(update, "$set").put(path + column, value));
        values.forEach((field, value) -> {
            if (value == null) {
                part(update, "$unset").put(path + layout.form().name(field), "");
            }
        });
    }
}
