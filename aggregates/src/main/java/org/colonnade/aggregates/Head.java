package org.colonnade.aggregates;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.partition.Partition;
import org.colonnade.value.ComplexValue;

/**
 * What the head of a block tells: which version of the aggregate it holds, how it is cut, and how many elements those
 * collections have that have an entry for each, so that one can be added without reading the others.
 *
 * <p>Every change of a block expects the version that it has seen and leaves another (NoAM, Section 7.1). A new block
 * begins anywhere, so that it is not taken for one of the same key that was deleted.
 *
 * @param source where a migration has copied it from, if nobody has given it another value since
 * @param wording in which words the block tells its partition, if not in those of the design as it is now: that may have been
 *     changed since the block was cut
 */
record Head(
        long version,
        Partition partition,
        Map<AccessPath, Integer> sizes,
        Optional<String> source,
        Optional<String> wording) {
    /** One in the words of the design. */
    Head(long version, Partition partition, Map<AccessPath, Integer> sizes, Optional<String> source) {
        this(version, partition, sizes, source, Optional.empty());
    }

    static Head first(Partition partition, ComplexValue value) {
        return first(ThreadLocalRandom.current().nextLong(1L << 52), partition, value);
    }

    /** The head of a new block that begins with a version. */
    static Head first(long version, Partition partition, ComplexValue value) {
        return new Head(version, partition, sizes(partition, value), Optional.empty());
    }

    /** The head of the same block, cut otherwise. */
    Head cut(Partition other, ComplexValue value) {
        return new Head(version + 1, other, sizes(other, value), source);
    }

    /** The head of a copy from somewhere, cut otherwise. */
    Head copy(String from, Partition other, ComplexValue value) {
        return new Head(version, other, sizes(other, value), Optional.of(from));
    }

    Head next(ComplexValue value) {
        return next(sizes(partition, value));
    }

    Head next(Map<AccessPath, Integer> changed) {
        return new Head(version + 1, partition, changed, Optional.empty(), wording);
    }

    private static Map<AccessPath, Integer> sizes(Partition partition, ComplexValue value) {
        Map<AccessPath, Integer> sizes = new LinkedHashMap<>();
        for (AccessPath collection : partition.cutCollections()) {
            if (value.at(collection) instanceof ComplexValue.Elements list) {
                sizes.put(collection, list.elements().size());
            }
        }
        return sizes;
    }
}
