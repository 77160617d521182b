package org.colonnade.embedded;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.colonnade.store.Shape;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.type.ByteArrayDataType;
import org.h2.mvstore.type.StringDataType;

/**
 * An MVStore with a map for each family, and the layouts of the families in a catalogue.
 *
 * <p>Invariants: only the thread whose turn it is changes it; nothing is kept before {@link #commit}, which keeps all
 * changes since the last one or none.
 */
final class Database {
    private static final String CATALOGUE = "catalogue";
    private static final String ENTRIES = "entries.";
    private static final int FORMAT = 1;
    private static final int CACHE_MEGABYTES = 32;
    private static final int COMMITS_BETWEEN_COMPACTIONS = 1000;
    private static final int LEAST_FILL_PERCENT = 50;
    private static final int COMPACTED_BYTES = 4 << 20;
    private static final int CLOSING_MILLISECONDS = 100;

    private final String name;
    private final MVStore store;
    private final MVMap<String, String> catalogue;
    private final Map<String, MVMap<byte[], byte[]>> families = new TreeMap<>();
    private int commits;

    private Database(String name, MVStore store) {
        this.name = name;
        this.store = store;
        boolean isNew = store.getMapNames().isEmpty() && !store.isReadOnly();
        if (!isNew && (store.getStoreVersion() != FORMAT || !store.hasMap(CATALOGUE))) {
            throw new StoreException(Kind.BROKEN, name + " is a file of another program or of a later version");
        }
        catalogue = store.openMap(
                CATALOGUE,
                new MVMap.Builder<String, String>()
                        .keyType(StringDataType.INSTANCE)
                        .valueType(StringDataType.INSTANCE));
        if (isNew) {
            store.setStoreVersion(FORMAT);
        }
        catalogue.keySet().forEach(this::open);
    }

    /** Opens a file, or makes it; without one, the database is in memory. */
    static Database open(String name, Optional<String> file) {
        MVStore.Builder builder = new MVStore.Builder()
                .autoCommitDisabled()
                .autoCommitBufferSize(0)
                .cacheSize(CACHE_MEGABYTES);
        file.ifPresent(builder::fileName);
        MVStore store = builder.open();
        try {
            // Nothing of a version is overwritten before five later ones have been synced.
            store.setRetentionTime(0);
            return new Database(name, store);
        } catch (RuntimeException e) {
            store.closeImmediately();
            throw e;
        }
    }

    private void open(String family) {
        families.put(
                family,
                store.openMap(
                        ENTRIES + family,
                        new MVMap.Builder<byte[], byte[]>()
                                .keyType(ByteArrayDataType.INSTANCE)
                                .valueType(ByteArrayDataType.INSTANCE)));
    }

    boolean isReadOnly() {
        return store.isReadOnly();
    }

    /** Returns whether it was not there. */
    boolean create(Shape shape) {
        String there = catalogue.get(shape.name());
        if (there != null && !there.equals(shape.layout())) {
            throw Shapes.differ(name, there, shape);
        } else if (there == null) {
            catalogue.put(shape.name(), shape.layout());
            open(shape.name());
        }
        return there == null;
    }

    /** Returns whether it was there. */
    boolean drop(String family) {
        if (catalogue.remove(family) == null) {
            return false;
        }
        store.removeMap(families.remove(family));
        return true;
    }

    /** The entries of a family, which must be there in this shape. */
    MVMap<byte[], byte[]> entries(Shape shape) {
        Shapes.check(name, catalogue.get(shape.name()), shape);
        return families.get(shape.name());
    }

    /** Keeps all changes, unless there is none. */
    void commit() {
        store.commit();
        if (++commits % COMMITS_BETWEEN_COMPACTIONS == 0) {
            store.compact(LEAST_FILL_PERCENT, COMPACTED_BYTES);
        }
    }

    void sync() {
        store.sync();
    }

    /** Grows with each commit that changed something. */
    long version() {
        return store.getCurrentVersion();
    }

    /** Forgets all changes since the last commit. */
    void rollback() {
        store.rollback();
        families.clear();
        catalogue.keySet().forEach(this::open);
    }

    /** What is there now. */
    Snapshot snapshot() {
        Map<String, Snapshot.Family> roots = new TreeMap<>();
        families.forEach((family, map) ->
                roots.put(family, new Snapshot.Family(catalogue.get(family), map, map.flushAndGetRoot())));
        return new Snapshot(name, store, roots);
    }

    void close() {
        store.close(CLOSING_MILLISECONDS);
    }

    /** Gives the file up without writing. */
    void abandon() {
        store.closeImmediately();
    }
}
