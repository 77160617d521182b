package org.colonnade.couchbase;

import java.util.List;
import java.util.Optional;
import org.colonnade.couchbase.Documents.Seen;
import org.colonnade.store.BlockOrder;
import org.colonnade.store.Get;
import org.colonnade.store.Row;

/** Reads of one family. */
record Reading(Documents documents, Layout layout) {
    List<Row> answer(Get get) {
        List<Object> prefix = get.range().prefix();
        boolean one = prefix.size() == layout.shape().entry().size();
        Optional<Seen> seen = one ? entry(get.block(), prefix) : documents.get(layout.key(get.block()));
        return BlockOrder.answer(get, seen.map(s -> rows(get.block(), s)).orElse(List.of()));
    }

    private List<Row> rows(List<Object> block, Seen seen) {
        return layout.form().rows(block, layout.entries(seen.content()));
    }

    /** The document of a block, if it is there, with at least one of its entries. */
    Optional<Seen> entry(List<Object> block, List<Object> entry) {
        String key = layout.key(block);
        return layout.path(entry)
                .map(path -> documents.get(key, path).map(s -> part(entry, s)))
                .orElseGet(() -> documents.get(key));
    }

    private Seen part(List<Object> entry, Seen found) {
        return new Seen(layout.part(entry, found.content().values()), found.cas());
    }

    /** All entries of the document with a key. */
    List<Row> block(String key) {
        return documents
                .get(key)
                .map(s -> {
                    List<Object> block = layout.block(s.content());
                    return BlockOrder.whole(layout.shape(), block, rows(block, s));
                })
                .orElse(List.of());
    }
}
