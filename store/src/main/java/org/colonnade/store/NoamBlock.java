package org.colonnade.store;

import java.util.List;
import java.util.function.Function;

/**
 * A block as the paper has it (NoAM, Section 5): entries under a key in a collection. All values are JSON on one line, in which
 * references are {@code "Player:mary"}.
 *
 * <p>Invariant: an entry that holds the whole aggregate, or what no other does, has the key {@link #HOME}.
 *
 * @param key the column of the block's key
 * @param id the block's key, as text
 * @param entries keys, which are access paths, and values
 * @param whole what the entries come to together
 */
public record NoamBlock(String collection, Field key, String id, List<BlockLayout.Cell> entries, String whole) {
    public static final String HOME = ".";

    public NoamBlock {
        entries = List.copyOf(entries);
    }

    /** Whether one entry holds the whole aggregate. */
    public boolean isSingle() {
        return entries.size() == 1 && entries.get(0).key().equals(HOME);
    }

    /** A cell for each entry, whose key is made of that of the entry. */
    public List<BlockLayout.Cell> cells(Function<String, String> name) {
        return entries.stream()
                .map(e -> new BlockLayout.Cell(name.apply(e.key()), e.value()))
                .toList();
    }
}
