package org.colonnade.couchbase;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * What was seen of the documents of a family last, so that a conditional write need not look first. Safe for use by many
 * threads.
 *
 * <p>Only the entry that conditional writes expect something of is remembered, from the first of them on; where they expect
 * something of another one, that is remembered instead. Nothing depends on its being true still, for a CAS value tells:
 * as long as a document has it, all in it is as it was.
 *
 * <p>Invariant: no more than {@value #MOST} documents are remembered, those that were used last.
 */
final class Sightings {
    private static final int MOST = 10_000;

    /** A document with more entries is hardly ever written in all of them. */
    private static final int MOST_NAMES = 4;

    private final Map<String, Sighting> documents = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Sighting> eldest) {
            return size() > MOST;
        }
    };
    private Optional<String> expected = Optional.empty();

    /**
     * What was seen of a document.
     *
     * @param entry the one that something is expected of, by its name
     * @param names of all entries, if these are known, and few; else empty
     */
    record Sighting(Map<String, Object> entry, Set<String> names, long cas) {}

    /** What was seen of a document for which an entry is expected to be something. */
    synchronized Optional<Sighting> of(String key, String entry) {
        if (!expected.equals(Optional.of(entry))) {
            expected = Optional.of(entry);
            documents.clear();
        }
        return Optional.ofNullable(documents.get(key));
    }

    /** Notes all entries of a document. */
    void seenAll(String key, Map<String, Object> entries, long cas) {
        Set<String> names = entries.size() <= MOST_NAMES ? Set.copyOf(entries.keySet()) : Set.of();
        seen(key, name -> part(entries, name), names, cas);
    }

    /** An entry with its name, if it is there. */
    private static Map<String, Object> part(Map<String, Object> entries, String name) {
        Map<String, Object> part = new LinkedHashMap<>();
        if (entries.containsKey(name)) {
            part.put(name, entries.get(name));
        }
        return part;
    }

    /** Notes one entry of a document, with its name; there is none if that is not known. */
    void seenOne(String key, Function<String, Map<String, Object>> entry, long cas) {
        seen(key, entry, Set.of(), cas);
    }

    private synchronized void seen(
            String key, Function<String, Map<String, Object>> entries, Set<String> names, long cas) {
        expected.map(entries)
                .filter(entry -> !entry.isEmpty())
                .ifPresent(entry -> documents.put(key, new Sighting(entry, names, cas)));
    }

    /** What was seen of a document is not true any more. */
    synchronized void forget(String key) {
        documents.remove(key);
    }
}
