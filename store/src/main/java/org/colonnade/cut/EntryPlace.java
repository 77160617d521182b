package org.colonnade.cut;

import java.util.Optional;
import org.colonnade.aggregate.AccessPath;

/**
 * The meaning of an entry's key.
 *
 * @param path the path in its key, with indices
 * @param portion the portion that it holds; none if the entry marks a value without entries below it
 * @param isEmpty whether it marks an empty collection at its path
 */
record EntryPlace(AccessPath path, Optional<Portion> portion, boolean isEmpty) {
    static EntryPlace of(Cut cut, String key) {
        Optional<AccessPath> empty = EntryKey.emptyCollection(key);
        if (empty.isPresent()) {
            return new EntryPlace(empty.get(), Optional.empty(), true);
        }
        return new EntryPlace(EntryKey.path(key), cut.called(EntryKey.general(key)), false);
    }
}
