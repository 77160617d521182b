package org.colonnade.store;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What several mutations of one block come to, for stores that write each entry once.
 *
 * <p>Invariant: made of the mutations one after the other, it leaves the block as they would; an entry that was put after
 * the block was cleared is put from scratch.
 */
public final class BlockChange {
    private final Shape shape;
    private final List<Object> block;
    private final Map<List<Object>, EntryChange> entries = new LinkedHashMap<>();
    private boolean cleared;

    private BlockChange(Shape shape, List<Object> block) {
        this.shape = shape;
        this.block = block;
    }

    /** What mutations of any blocks come to, block by block. */
    public static List<BlockChange> of(List<Mutation> mutations) {
        Map<List<Object>, BlockChange> changes = new LinkedHashMap<>();
        for (Mutation mutation : mutations) {
            changes.computeIfAbsent(
                            List.of(mutation.shape(), mutation.block()),
                            b -> new BlockChange(mutation.shape(), mutation.block()))
                    .add(mutation);
        }
        return List.copyOf(changes.values());
    }

    /** What depends on an expectation, perhaps nothing; fails if it is of another block. */
    public static BlockChange of(Expectation expectation, List<Mutation> mutations) {
        expectation.checkBlock(mutations);
        BlockChange change = new BlockChange(expectation.shape(), expectation.block());
        mutations.forEach(change::add);
        return change;
    }

    private void add(Mutation mutation) {
        if (mutation instanceof Mutation.Put put) {
            entries.merge(put.key(), start().put(put.values()), (before, now) -> before.put(put.values()));
        } else if (mutation instanceof Mutation.Delete delete) {
            entries.put(delete.key(), EntryChange.ERASED);
        } else {
            cleared = true;
            entries.clear();
        }
    }

    private EntryChange start() {
        return cleared ? EntryChange.ERASED : EntryChange.NONE;
    }

    public Shape shape() {
        return shape;
    }

    /** The key of the block. */
    public List<Object> block() {
        return block;
    }

    /** Whether first all is taken away that is in the block. */
    public boolean isCleared() {
        return cleared;
    }

    /** What becomes of entries, by their whole keys. */
    public Map<List<Object>, EntryChange> entries() {
        return Collections.unmodifiableMap(entries);
    }

    /** Whether it leaves the block as it is. */
    public boolean isNothing() {
        return !cleared && entries.isEmpty();
    }

    /** Whether it can be made without a look at what is there. */
    public boolean isBlind() {
        return !cleared && entries.values().stream().allMatch(e -> e.isBlind(shape));
    }

    /** The keys of the entries that it keeps values of. */
    public List<List<Object>> merged() {
        List<List<Object>> keys = new ArrayList<>();
        entries.forEach((key, entry) -> {
            if (!entry.isBlind(shape)) {
                keys.add(key);
            }
        });
        return keys;
    }
}
