package org.colonnade.store;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What several changes of one block come to, for stores that make them all at once.
 *
 * <p>Invariants: what happens to an entry is said once, whatever was said of it one after the other; {@code entries} are
 * known by their own keys, without that of the block; if the block is {@code cleared}, that happens first, and every
 * entry that is named begins as one that is not there.
 */
public record BlockChange(Shape shape, List<Object> block, boolean cleared, Map<List<Object>, EntryChange> entries) {
    public BlockChange {
        entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
    }

    /** What changes that depend on an expectation come to, which may be nothing; fails if they are of another block. */
    public static BlockChange of(Expectation expectation, List<Mutation> mutations) {
        expectation.checkBlock(mutations);
        return mutations.isEmpty()
                ? new BlockChange(expectation.shape(), expectation.block(), false, Map.of())
                : ofOne(mutations);
    }

    /** What changes of one block come to, of which there is at least one. */
    public static BlockChange ofBlock(List<Mutation> mutations) {
        List<BlockChange> changes = of(mutations);
        if (changes.size() != 1) {
            throw new IllegalArgumentException("these are changes of " + changes.size() + " blocks, not of one");
        }
        return changes.get(0);
    }

    /** What changes of any blocks come to, block by block. */
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

    /** The same with the entries in the order in which blocks have them. */
    public BlockChange inOrder() {
        KeyCode codes = KeyCode.ofEntries(shape);
        Map<Bytes, List<Object>> keys = new TreeMap<>();
        entries.keySet().forEach(e -> keys.put(Bytes.of(codes.encode(e)), e));
        Map<List<Object>, EntryChange> ordered = new LinkedHashMap<>();
        keys.values().forEach(e -> ordered.put(e, entries.get(e)));
        return new BlockChange(shape, block, cleared, ordered);
    }

    /** Why it was not made in time, where others were faster again and again. */
    public String overtaken() {
        return overtaken(shape, block);
    }

    /** Why something that needs a block at rest was not done in time. */
    public static String overtaken(Shape shape, List<Object> block) {
        return block + " of " + shape.name() + " is changed by others all the time";
    }

    /** Whether it leaves the block as it is. */
    public boolean isNothing() {
        return !cleared && entries.isEmpty();
    }

    /** What becomes of entries, by their whole keys. */
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

    /** Whether it can be made without a look at what is there. */
    public boolean isBlind() {
        return !cleared && entries.values().stream().allMatch(e -> e.isBlind(shape));
    }

    /** The whole keys of the entries that it keeps values of. */
    public List<List<Object>> merged() {
        return entries.entrySet().stream()
                .filter(e -> !e.getValue().isBlind(shape))
                .map(e -> wholeKey(e.getKey()))
                .toList();
    }

    /** Whether an entry is there after it, whatever was there before. */
    public boolean puts() {
        return entries.values().stream().anyMatch(e -> e.values().isPresent());
    }

    /** Whether nothing is there after it, whatever was there before. */
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
