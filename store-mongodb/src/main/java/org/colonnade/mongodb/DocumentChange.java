package org.colonnade.mongodb;

import com.mongodb.client.model.DeleteOneModel;
import com.mongodb.client.model.ReplaceOneModel;
import com.mongodb.client.model.ReplaceOptions;
import com.mongodb.client.model.UpdateOneModel;
import com.mongodb.client.model.UpdateOptions;
import com.mongodb.client.model.WriteModel;
import java.util.List;
import java.util.Map;
import org.bson.Document;
import org.bson.types.ObjectId;
import org.colonnade.store.BlockChange;
import org.colonnade.store.EntryChange;
import org.colonnade.store.Field;

/**
 * The change of a block as one write of its document, which MongoDB makes as a whole.
 *
 * <p>Single columns are set and unset where they are, without reading the document. Only a block that is cleared, or is one
 * entry that begins anew, is replaced.
 */
record DocumentChange(Layout layout, BlockChange change, ObjectId version) {
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
        Document set = new Document(Layout.VERSION, version);
        Document unset = new Document();
        change.entries().forEach((entry, what) -> add(entry, what, set, unset));
        Document update = new Document("$set", set);
        return unset.isEmpty() ? update : update.append("$unset", unset);
    }

    private void add(List<Object> entry, EntryChange what, Document set, Document unset) {
        String path = layout.isSingle() ? "" : layout.path(entry);
        if (what.values().isEmpty()) {
            unset.put(path, "");
        } else if (!layout.isSingle() && (what.erased() || isWhole(what.values().get()))) {
            set.put(path, layout.entry(entry, what.values().get()));
        } else {
            merge(layout.isSingle() ? "" : path + ".", entry, what.values().get(), set, unset);
        }
    }

    private boolean isWhole(Map<Field, Object> values) {
        return values.size() == layout.shape().values().size();
    }

    private void merge(String path, List<Object> entry, Map<Field, Object> values, Document set, Document unset) {
        layout.entry(entry, values).forEach((column, value) -> set.put(path + column, value));
        values.forEach((field, value) -> {
            if (value == null) {
                unset.put(path + FieldNames.column(field), "");
            }
        });
    }
}
