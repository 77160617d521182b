package org.colonnade.engine;

import java.util.List;
import java.util.OptionalInt;
import org.colonnade.store.Get;
import org.colonnade.store.Range;
import org.colonnade.store.Shape;

/**
 * What a lookup reads for one key: some ranges of one block, in the order in which the answer wants them, and of all of
 * them together at most {@code limit} entries.
 */
record Fetch(String family, List<Object> block, List<Range> ranges, boolean reversed, OptionalInt limit) {

    List<Get> gets(Shape shape) {
        return ranges.stream()
                .map(r -> new Get(shape, block, r, reversed, limit))
                .toList();
    }
}
