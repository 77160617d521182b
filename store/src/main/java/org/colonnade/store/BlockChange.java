package org.colonnade.store;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The joint effect of several changes of one block, for stores that make them all at once.
 *
 * <p>Invariants: each entry has one change, the sum of all that were made to it; {@code entries} have their own keys,
 * without that of the block; if the block is {@code cleared}, that happens first, and every named entry begins as a
 * missing one.
 */
public record BlockChange(Shape shape, List<Object> block, boolean cleared, Map<List<Object>, EntryChange> entries) {
    public BlockChange {
        entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
    }

    /** Sums up changes that depend on an expectation, perhaps to nothing; fails if they are of another block. */
    public static BlockChange of(Expectation expectation, List<Mutation> mutations) {
        expectation.checkBlock(mutations);
        return mutations.isEmpty()
                ? new BlockChange(expectation.shape(), expectation.block(), false, Map.of())
                : ofOne(mutations);
    }

    /** Sums up changes of one block, at least one. */
    public static BlockChange ofBlock(List<Mutation> mutations) {
        List<BlockChange> changes = of(mutations);
        if (changes.size() != 1) {
            throw new IllegalArgumentException("these are changes of " + changes.size() + " blocks, not of one");
        }
        return changes.get(0);
    }

    /** Sums up changes of any blocks, block by block. */
    public static List<BlockChange> of(List<Mutation> mutations) {
        return Mutation.byBlocks(mutations).stream().map(BlockChange::ofOne).toList();
    }

    private static BlockChange ofOne(List<Mutation> mutations) {
        Shape shape = mutations.get(0).shape();
        int size = shape.block().size();
        boolean cleared = false;
        Map<List<Object>, EntryChange> entries = new LinkedHashMap<>();
        for (Mutation mutation : mutations) {
            if (mutation instanceof Mutation.Put put) {
                EntryChange start = cleared ? EntryChange.ERASED : EntryChange.NONE;
                List<Object> entry = put.key().subList(size, put.key().size());
                entries.put(entry, entries.getOrDefault(entry, start).put(put.values()));
            } else if (mutation instanceof Mutation.Delete delete) {
                entries.put(delete.key().subList(size, delete.key().size()), EntryChange.ERASED);
            } else {
                cleared = true;
                entries.clear();
            }
        }
        return new BlockChange(shape, mutations.get(0).block(), cleared, entries);
    }

    /** Returns the same change with the entries in the order of the block. */
    public BlockChange inOrder() {
        KeyCode codes = KeyCode.ofEntries(shape);
        Map<Bytes, List<Object>> keys = new TreeMap<>();
        entries.keySet().forEach(e -> keys.put(Bytes.of(codes.encode(e)), e));
        Map<List<Object>, EntryChange> ordered = new LinkedHashMap<>();
        keys.values().forEach(e -> ordered.put(e, entries.get(e)));
        return new BlockChange(shape, block, cleared, ordered);
    }

    /** Says why it was not made in time, where others were faster again and again. */
    public String overtaken() {
        return overtaken(shape, block);
    }

    /** Says why a step that needs a block at rest was not done in time. */
    public static String overtaken(Shape shape, List<Object> block) {
        return block + " of " + shape.name() + " is changed by others all the time";
    }

    /** Returns whether it leaves the block as it is. */
    public boolean isNothing() {
        return !cleared && entries.isEmpty();
    }

    /** Returns the changes of entries, by their whole keys. */
    public Map<List<Object>, EntryChange> byWholeKeys() {
        Map<List<Object>, EntryChange> whole = new LinkedHashMap<>();
        entries.forEach((entry, change) -> whole.put(wholeKey(entry), change));
        return whole;
    }

    private List<Object> wholeKey(List<Object> entry) {
        List<Object> key = new ArrayList<>(block);
        key.addAll(entry);
        return key;
    }

    /** Returns whether it can be made without reading the block. */
    public boolean isBlind() {
        return !cleared && entries.values().stream().allMatch(e -> e.isBlind(shape));
    }

    /** Returns the whole keys of the entries that keep some of their values. */
    public List<List<Object>> merged() {
        return entries.entrySet().stream()
                .filter(e -> !e.getValue().isBlind(shape))
                .map(e -> wholeKey(e.getKey()))
                .toList();
    }

    /** Returns whether it leaves at least one entry, whatever was there before. */
    public boolean puts() {
        return entries.values().stream().anyMatch(e -> e.values().isPresent());
    }

    /** Returns whether it leaves no entry, whatever was there before. */
    public boolean clears() {
        return cleared && !puts();
    }

    /** Fails if changes of several blocks are to happen together on a store that cannot do that. */
    public static void requireOne(List<BlockChange> changes, Atomicity atomicity, String store) {
        if (atomicity == Atomicity.ALL && changes.size() > 1) {
            throw new StoreException(
                    StoreException.Kind.UNSUPPORTED,
                    store + " cannot change " + changes.size() + " blocks together, only one; write them one by one");
        }
    }
}
