package org.colonnade.aggregates;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AccessStep;
import org.colonnade.cut.BlockEntry;
import org.colonnade.cut.Cut;
import org.colonnade.cut.Portion;
import org.colonnade.value.ComplexValue;
import org.colonnade.value.Edit;

/**
 * Tries once to make some edits of a block with no more reading and writing than needed.
 *
 * <p>It adds an element to a collection with an entry for each without reading any, and writes a field of the aggregate
 * that has its own entry without reading it. For other edits within an existing entry it reads this entry. All else
 * (parts that appear or vanish, and parts that are cut) needs the whole block, of which it still writes only the
 * entries that change.
 *
 * <p>Where a block is one entry, it adds an element to its JSON without reading the rest as a value.
 *
 * <p>It reads after the head, and writes only if the head is still the same: then nothing changed in between. A
 * remembered head is as good as one just read if it is still the same; if not, the head is read.
 */
final class Changing {
    private final Blocks blocks;
    private final Object id;
    private final Head seen;
    private final Cut cut;
    private final Map<String, ComplexValue> put = new LinkedHashMap<>();
    private final List<String> gone = new ArrayList<>();
    private final Map<AccessPath, Integer> sizes;

    private Changing(Blocks blocks, Object id, Head seen) {
        this.blocks = blocks;
        this.id = id;
        this.seen = seen;
        this.cut = seen.cut();
        this.sizes = new LinkedHashMap<>(seen.sizes());
    }

    /** Makes the edits; returns whether nobody else changed the block meanwhile, and nothing if there is no block. */
    static Optional<Boolean> attempt(Blocks blocks, Object id, List<Edit> edits) {
        if (blocks.isOneEntry()) {
            return whole(blocks, id, edits);
        }
        return blocks.head(id).flatMap(head -> attempt(blocks, id, head, edits));
    }

    /** The same for a block that is remembered, without a look at it; empty if it is not, or was changed since. */
    static Optional<Boolean> hopeful(Blocks blocks, Object id, List<Edit> edits) {
        Optional<Boolean> done = blocks.memory().head(id).flatMap(head -> attempt(blocks, id, head, edits));
        if (done.equals(Optional.of(false))) {
            blocks.memory().changed(id);
            return Optional.empty();
        }
        return done;
    }

    private static Optional<Boolean> attempt(Blocks blocks, Object id, Head head, List<Edit> edits) {
        Changing narrow = new Changing(blocks, id, head);
        return narrow.makeAll(edits) ? Optional.of(narrow.write()) : whole(blocks, id, edits);
    }

    private static Optional<Boolean> whole(Blocks blocks, Object id, List<Edit> edits) {
        return blocks.read(id)
                .map(block -> appended(blocks, id, block, edits).orElseGet(() -> {
                    ComplexValue value = block.value();
                    for (Edit edit : edits) {
                        value = edit.apply(value);
                    }
                    return write(blocks, id, block, value);
                }));
    }

    /** Adds an element to a collection in the one entry of a block, if that is all that is to be done. */
    private static Optional<Boolean> appended(Blocks blocks, Object id, StoredBlock block, List<Edit> edits) {
        if (edits.size() != 1 || !(edits.get(0) instanceof Edit.Append append)) {
            return Optional.empty();
        }
        return block.only()
                .flatMap(row -> AppendedText.of(BlockCode.value(row), append)
                        .map(text -> blocks.rewrite(id, block.head(), BlockCode.entry(row), text)));
    }

    /** Makes a block hold another value; whether nobody else changed it in the meantime. */
    static boolean write(Blocks blocks, Object id, StoredBlock block, ComplexValue value) {
        StoredBlock.Difference change = block.to(value);
        return change.isNothing()
                || blocks.change(id, block.head(), block.head().next(value), change.added(), change.gone());
    }

    private boolean write() {
        List<BlockEntry> entries = new ArrayList<>(put.size());
        put.forEach((key, value) -> entries.add(new BlockEntry(key, value)));
        return blocks.change(id, seen, seen.next(sizes), entries, gone);
    }

    /** Notes edits; whether that was possible without the whole block. */
    private boolean makeAll(List<Edit> edits) {
        for (Edit edit : edits) {
            if (!make(edit)) {
                return false;
            }
        }
        return true;
    }

    private boolean make(Edit edit) {
        Optional<Portion> holder = cut.holder(edit.path());
        if (holder.isPresent()) {
            return make(edit, holder.get());
        }
        return edit instanceof Edit.Append append && append(append);
    }

    private boolean append(Edit.Append append) {
        Integer size = sizes.get(append.path());
        if (size == null) {
            return false;
        } else if (size == 0) {
            gone.add(cut.emptyKey(append.path()));
        }
        sizes.put(append.path(), size + 1);
        cut.cut(append.path().at(size), append.element()).forEach(e -> put.put(e.key(), e.value()));
        return true;
    }

    private boolean make(Edit edit, Portion portion) {
        String key = cut.key(edit.path()).orElseThrow();
        AccessPath base = portion.isSingle() ? portion.members().get(0) : portion.element();
        AccessPath within = edit.path().after(edit.path().first(base.length()));
        if (edit instanceof Edit.Set set
                && within.isRoot()
                && base.length() == 1
                && !set.value().isAbsent()) {
            put.put(key, set.value());
            return true;
        }
        ComplexValue old = put.containsKey(key) ? put.get(key) : blocks.entry(id, cut, key);
        if (old.isAbsent() || !within.isRoot() && !hasPlace(old, within)) {
            return false;
        }
        ComplexValue changed = edit.at(within).apply(old);
        put.put(key, changed);
        return !changed.isAbsent() && !hasEmptied(changed, within);
    }

    /** Returns whether a path has a place for a value: a field of an existing record, or an existing element. */
    private static boolean hasPlace(ComplexValue entry, AccessPath path) {
        return !entry.at(path.last() instanceof AccessStep.Index ? path : path.parent())
                .isAbsent();
    }

    /** Returns whether a record on or at the end of a path is left empty here; other entries may hold more of it. */
    private static boolean hasEmptied(ComplexValue entry, AccessPath path) {
        return IntStream.rangeClosed(0, path.length())
                .mapToObj(path::first)
                .anyMatch(p -> entry.at(p).equals(ComplexValue.Fields.NONE));
    }
}
