package org.colonnade.couchbase;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.couchbase.Documents.Seen;
import org.colonnade.store.BlockOrder;
import org.colonnade.store.Get;
import org.colonnade.store.Row;

/** Reads of one family. */
record Reading(Documents documents, Layout layout, Sightings sightings) {
    List<Row> answer(Get get) {
        List<Object> prefix = get.range().prefix();
        boolean one = prefix.size() == layout.shape().entry().size();
        Optional<Map<String, Object>> entries = one
                ? entry(get.block(), prefix).map(s -> layout.entries(s.content()))
                : entries(layout.key(get.block()));
        return BlockOrder.answer(
                get, entries.map(e -> layout.form().rows(get.block(), e)).orElse(List.of()));
    }

    /** All entries of a document, if it is there. Those that are JSON are taken out of it as they are. */
    private Optional<Map<String, Object>> entries(String key) {
        if (!layout.form().isValue()) {
            return documents.get(key).map(s -> layout.entries(s.content()));
        }
        return documents.text(key).map(text -> {
            Map<String, Object> entries = layout.entries(text.json());
            sightings.seenAll(key, entries, text.cas());
            return entries;
        });
    }

    /** The document of a block, if it is there, with at least one of its entries. */
    Optional<Seen> entry(List<Object> block, List<Object> entry) {
        String key = layout.key(block);
        return layout.path(entry)
                .map(path -> documents.get(key, path).map(s -> part(key, entry, s)))
                .orElseGet(() -> documents.get(key));
    }

    private Seen part(String key, List<Object> entry, Seen found) {
        Map<String, Object> part = layout.part(entry, found.content().values());
        Map<String, Object> entries = layout.entries(part);
        sightings.seenOne(key, name -> entries.containsKey(name) ? entries : Map.of(), found.cas());
        return new Seen(part, found.cas());
    }

    /** All entries of the document with a key. */
    List<Row> block(String key) {
        return documents
                .get(key)
                .map(s -> {
                    List<Object> block = layout.block(s.content());
                    return BlockOrder.whole(
                            layout.shape(), block, layout.form().rows(block, layout.entries(s.content())));
                })
                .orElse(List.of());
    }
}
