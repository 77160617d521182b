package org.colonnade.cut;

import java.util.Optional;

/** A range of consecutive entry keys: from one (inclusive) to another (exclusive), or one alone. */
public record KeyRange(String from, Optional<String> to) {
    /** The keys of all entries that cuts make. */
    static final KeyRange ALL = new KeyRange(EntryKey.ROOT, Optional.of("\udbff\udfff"));

    static KeyRange one(String key) {
        return new KeyRange(key, Optional.empty());
    }

    static KeyRange between(String from, String to) {
        return new KeyRange(from, Optional.of(to));
    }

    public boolean isOne() {
        return to.isEmpty();
    }
}
