package org.colonnade.partition;

import java.util.Optional;
import org.colonnade.aggregate.AccessPath;

/**
 * What the key of an entry means.
 *
 * @param path what the entry is called by, with its indices
 * @param portion what it holds; none if it tells of something that has no entries below it
 * @param isEmpty whether it tells that the collection at its path has no elements
 */
record EntryPlace(AccessPath path, Optional<Portion> portion, boolean isEmpty) {
    static EntryPlace of(Partition partition, String key) {
        Optional<AccessPath> empty = EntryKey.emptyCollection(key);
        if (empty.isPresent()) {
            return new EntryPlace(empty.get(), Optional.empty(), true);
        }
        return new EntryPlace(EntryKey.path(key), partition.called(EntryKey.general(key)), false);
    }
}
