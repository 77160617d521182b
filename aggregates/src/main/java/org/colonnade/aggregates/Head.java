package org.colonnade.aggregates;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.cut.Cut;
import org.colonnade.value.ComplexValue;

/**
 * The head of a block: the version of its aggregate, its cut, and the size of each collection with an entry for each
 * element, so that one can be added without reading the others.
 *
 * <p>Every change of a block expects the version that it has seen and leaves another (NoAM, Section 7.1). A new block
 * begins with any number, so that it is not mistaken for a deleted one of the same key.
 *
 * @param source the place that a migration copied it from, unless it has been given another value since
 * @param wording the block's own words for its cut, if they differ from the design's, which may have changed
 */
record Head(long version, Cut cut, Map<AccessPath, Integer> sizes, Optional<String> source, Optional<String> wording) {
    /** One in the words of the design. */
    Head(long version, Cut cut, Map<AccessPath, Integer> sizes, Optional<String> source) {
        this(version, cut, sizes, source, Optional.empty());
    }

    static Head first(Cut cut, ComplexValue value) {
        return first(ThreadLocalRandom.current().nextLong(1L << 52), cut, value);
    }

    /** The head of a new block that begins with a version. */
    static Head first(long version, Cut cut, ComplexValue value) {
        return new Head(version, cut, sizes(cut, value), Optional.empty());
    }

    /** The head of the same block, cut otherwise. */
    Head cut(Cut other, ComplexValue value) {
        return new Head(version + 1, other, sizes(other, value), source);
    }

    /** The head of a copy from somewhere, cut otherwise. */
    Head copy(String from, Cut other, ComplexValue value) {
        return new Head(version, other, sizes(other, value), Optional.of(from));
    }

    Head next(ComplexValue value) {
        return next(sizes(cut, value));
    }

    Head next(Map<AccessPath, Integer> changed) {
        return new Head(version + 1, cut, changed, Optional.empty(), wording);
    }

    private static Map<AccessPath, Integer> sizes(Cut cut, ComplexValue value) {
        Map<AccessPath, Integer> sizes = new LinkedHashMap<>();
        for (AccessPath collection : cut.cutCollections()) {
            if (value.at(collection) instanceof ComplexValue.Elements list) {
                sizes.put(collection, list.elements().size());
            }
        }
        return sizes;
    }
}
