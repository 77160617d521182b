package org.colonnade.datastore;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.colonnade.store.BlockChange;
import org.colonnade.store.EntryChange;
import org.colonnade.store.Expectation;
import org.colonnade.store.Shape;
import org.colonnade.store.StoreException;

/**
 * Changes of blocks, made in transactions: first it reads what they depend on, then it writes each entity once.
 *
 * <p>A change that collides with another one is tried again, with what is there by then.
 */
record Writing(Driver driver, Transactions transactions, Function<Shape, Layout> layouts) {
    /** Entities to be written, and keys of those to be taken away. */
    private record Edits(List<StoredEntity> puts, Set<EntityKey> deletes) {
        Edits() {
            this(new ArrayList<>(), new LinkedHashSet<>());
        }
    }

    /** Whether a change is of one entity, and needs no transaction. */
    static boolean isPlain(BlockChange change) {
        return change.isBlind() && change.entries().size() == 1;
    }

    /** Makes changes that are plain, each for itself. If Datastore refuses some of several, others may have been made. */
    void plainly(List<BlockChange> changes) {
        Edits edits = new Edits();
        changes.forEach(c -> add(c, driver, edits));
        try {
            driver.write(edits.puts(), List.copyOf(edits.deletes()));
        } catch (StoreException e) {
            throw changes.size() == 1 || e.kind().leavesOpen() || e.kind() == StoreException.Kind.UNREACHABLE
                    ? e
                    : e.beside("others of " + changes.size() + " blocks may have been written");
        }
    }

    /** Makes changes as one. */
    void together(List<BlockChange> changes) {
        transactions.run("write", changes.size() > 1, transaction -> {
            commit(transaction, changes);
            return true;
        });
    }

    /** Makes a change if an expectation of its block holds; whether it did. */
    boolean conditionally(Expectation expectation, BlockChange change) {
        Layout layout = layouts.apply(expectation.shape());
        EntityKey key = layout.key(expectation.key());
        return transactions.run("write conditionally", false, transaction -> {
            Optional<StoredEntity> entity =
                    Optional.ofNullable(transaction.lookup(List.of(key)).get(key));
            boolean met = expectation.isMetBy(entity.map(layout::values));
            if (met && !change.isNothing()) {
                commit(transaction, List.of(change));
            }
            return met;
        });
    }

    private void commit(Driver.Transaction transaction, List<BlockChange> changes) {
        Edits edits = new Edits();
        changes.forEach(c -> add(c, transaction, edits));
        transaction.commit(edits.puts(), List.copyOf(edits.deletes()));
    }

    private void add(BlockChange change, Reader reader, Edits edits) {
        Layout layout = layouts.apply(change.shape());
        if (change.cleared()) {
            clear(layout, change, reader, edits);
        }
        List<EntityKey> merged = change.merged().stream().map(layout::key).toList();
        Map<EntityKey, StoredEntity> before = merged.isEmpty() ? Map.of() : reader.lookup(merged);
        for (Map.Entry<List<Object>, EntryChange> entry : change.byWholeKeys().entrySet()) {
            EntityKey key = layout.key(entry.getKey());
            Optional<List<Object>> values = entry.getValue()
                    .after(change.shape(), Optional.ofNullable(before.get(key)).map(layout::values));
            values.ifPresentOrElse(
                    v -> {
                        edits.puts().add(layout.entity(key, v));
                        edits.deletes().remove(key);
                    },
                    () -> edits.deletes().add(key));
        }
    }

    private static void clear(Layout layout, BlockChange change, Reader reader, Edits edits) {
        if (layout.isSingle()) {
            edits.deletes().add(layout.root(change.block()));
        } else {
            reader.query(layout.query(change.block()))
                    .forEach(e -> edits.deletes().add(e.key()));
        }
    }
}
