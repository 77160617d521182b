package org.colonnade.engine;

import java.util.List;
import java.util.OptionalInt;
import org.colonnade.store.Get;
import org.colonnade.store.Range;
import org.colonnade.store.Shape;

/**
 * The ranges of one block that a lookup reads for one key, in the order in which the answer wants them, with a limit on
 * the entries of all of them together.
 */
record Fetch(String family, List<Object> block, List<Range> ranges, boolean reversed, OptionalInt limit) {

    List<Get> gets(Shape shape) {
        return ranges.stream()
                .map(r -> new Get(shape, block, r, reversed, limit))
                .toList();
    }
}
