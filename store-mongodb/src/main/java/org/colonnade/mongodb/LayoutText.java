package org.colonnade.mongodb;

import java.util.List;
import org.bson.Document;
import org.bson.types.ObjectId;
import org.colonnade.store.BlockChange;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.Shape;

/** What MongoDB keeps of a block in a new family, as its shell takes it. */
final class LayoutText {
    private static final ObjectId NO_VERSION = new ObjectId(new byte[12]);

    private LayoutText() {}

    static BlockLayout of(BlockChange change) {
        String collection = CollectionNames.of(change.shape().name(), 1);
        Layout layout = Layout.of(change.shape(), collection);
        Document document = new DocumentChange(layout, change, NO_VERSION).whole();
        return new BlockLayout(
                definition(change.shape(), collection),
                new BlockLayout.Cell("_id", "document"),
                List.of(cell(document)),
                notes());
    }

    private static BlockLayout.Cell cell(Document document) {
        String id = ShellText.of(new Document(Layout.ID, document.get(Layout.ID)));
        return new BlockLayout.Cell(id, ShellText.of(document));
    }

    private static List<String> definition(Shape shape, String collection) {
        return List.of(
                "db.createCollection(\"" + collection + "\")",
                "db.getCollection(\"" + Catalogue.FAMILIES + "\").insertOne("
                        + ShellText.of(Catalogue.entry(shape, collection)) + ")");
    }

    private static List<String> notes() {
        return List.of(
                "A document is read by find, some of its entries by a projection. A block that is new replaces the document;",
                "other writes $set and $unset entries, and are atomic. _version is another one after each write, and a write",
                "that depends on the block takes place if it is still the same.");
    }
}
