package org.colonnade.couchbase;

import com.couchbase.client.java.kv.MutateInSpec;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.colonnade.couchbase.Documents.Seen;

/**
 * Which blocks a family has, for Couchbase finds documents by their keys only, unless it has an index.
 *
 * <p>Each client writes lists of its own, {@code hotels/keys/6fa4...}, and {@code hotels/keys} names the lists of all. A key
 * is listed before its document is made. Invariant: the key of every document of a block is in a list that is named. Lists
 * also have keys of blocks that are gone, and may have one twice; they go when the family does.
 */
final class KeyLists {
    private static final int LONGEST = 500;
    private static final int MOST_REMEMBERED = 100_000;
    private static final String KEYS = "keys";

    private final Documents documents;
    private final String place;
    private final Set<String> listed = new HashSet<>();
    private String current;
    private int size;

    KeyLists(Documents documents, String prefix) {
        this.documents = documents;
        this.place = place(prefix);
    }

    /** The key of the document that names all lists of a family. */
    static String place(String prefix) {
        return Layout.key(prefix + "/keys");
    }

    /** The key of a list among those that a document names. */
    static String list(String place, UUID name) {
        return Layout.key(place + "/" + name);
    }

    /** The document of a list with one key. */
    static Map<String, Object> document(String key) {
        return Map.of(KEYS, List.of(key));
    }

    /** Lists the key of a document that is about to be made. */
    synchronized void add(String key) {
        if (listed.contains(key)) {
            return;
        }
        if (current == null || size >= LONGEST) {
            current = begin();
            size = 0;
        }
        append(current, key);
        size++;
        if (listed.size() >= MOST_REMEMBERED) {
            listed.clear();
        }
        listed.add(key);
    }

    private String begin() {
        String list = list(place, UUID.randomUUID());
        append(place, list);
        return list;
    }

    private void append(String document, String key) {
        List<MutateInSpec> specs = List.of(MutateInSpec.arrayAppend(KEYS, List.of(key)));
        while (documents.mutate(document, specs, Documents.ANY).isEmpty()) {
            if (documents.insert(document, document(key)).isPresent()) {
                return;
            }
        }
    }

    /** The keys of all lists. */
    List<String> lists() {
        return keys(place);
    }

    List<String> keys(String list) {
        Optional<Seen> seen = documents.get(list);
        return seen.stream()
                .flatMap(s -> ((List<?>) s.content().get(KEYS)).stream())
                .map(Object::toString)
                .toList();
    }

    /** Takes the lists away, whose documents must be gone. */
    synchronized void remove() {
        lists().forEach(l -> documents.remove(l, Documents.ANY));
        documents.remove(place, Documents.ANY);
        listed.clear();
        current = null;
    }
}
