package org.colonnade.couchbase;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.colonnade.store.BlockChange;
import org.colonnade.store.BlockLayout;
import tools.jackson.databind.json.JsonMapper;

/** What Couchbase keeps of a block in a new family. */
final class LayoutText {
    private static final JsonMapper JSON = InnerJson.documents();
    private static final UUID NO_NAME = new UUID(0, 0);

    private LayoutText() {}

    static BlockLayout of(BlockChange change) {
        String prefix = Family.prefix(change.shape().name(), 1);
        DocumentChange document = new DocumentChange(Layout.of(change.shape(), prefix), change);
        String place = KeyLists.place(prefix);
        String list = KeyLists.list(place, NO_NAME);
        List<BlockLayout.Cell> cells = new ArrayList<>();
        cells.add(cell(Catalogue.FAMILIES, Catalogue.first(change.shape())));
        cells.add(cell(place, KeyLists.document(list)));
        cells.add(cell(list, KeyLists.document(document.key())));
        document.whole().ifPresent(d -> cells.add(cell(document.key(), d)));
        return new BlockLayout(List.of(), new BlockLayout.Cell("document key", "document"), cells, notes());
    }

    private static BlockLayout.Cell cell(String key, Map<String, Object> document) {
        return new BlockLayout.Cell(key, JSON.writeValueAsString(document));
    }

    private static List<String> notes() {
        return List.of(
                "A document is read by get, one of its entries by lookupIn; a block that is new replaces it, other writes",
                "are mutateIn of its entries, or a replacement, with the CAS value that was read where they depend on it.",
                "Each client lists the keys of the blocks that it makes in a document of its own, whose name is random.");
    }
}
