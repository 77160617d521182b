package org.colonnade.embedded;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.colonnade.store.Shape;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.RootReference;
import org.h2.mvstore.type.ByteArrayDataType;
import org.h2.mvstore.type.StringDataType;

/**
 * An MVStore with a map for each family, and the layouts of the families in a catalogue.
 *
 * <p>Invariants: only the thread whose turn it is changes it; nothing is kept before {@link #commit}, which keeps all
 * changes since the last one or none.
 */
final class Database {
    static final String CATALOGUE = "catalogue";
    static final String ENTRIES = "entries.";
    private static final int FORMAT = 1;
    private static final int CACHE_MEGABYTES = 32;
    private static final int COMMITS_BETWEEN_COMPACTIONS = 1000;
    private static final int LEAST_FILL_PERCENT = 50;
    private static final int COMPACTED_BYTES = 4 << 20;

    private final String name;
    private final MVStore store;
    private final MVMap<String, String> catalogue;
    private final Map<String, Family> families = new TreeMap<>();
    private int commits;

    private Database(String name, MVStore store) {
        this.name = name;
        this.store = store;
        boolean isNew = store.getMapNames().isEmpty() && !store.isReadOnly();
        if (!isNew && (store.getStoreVersion() != FORMAT || !store.hasMap(CATALOGUE))) {
            throw new StoreException(
                    Kind.ABSENT, name + " is a file of another program or of a later version; check the path");
        }
        catalogue = store.openMap(
                CATALOGUE,
                new MVMap.Builder<String, String>()
                        .keyType(StringDataType.INSTANCE)
                        .valueType(StringDataType.INSTANCE));
        if (isNew) {
            store.setStoreVersion(FORMAT);
        }
        catalogue.forEach(this::open);
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

    private void open(String family, String layout) {
        MVMap<byte[], byte[]> entries = store.openMap(
                ENTRIES + family,
                new MVMap.Builder<byte[], byte[]>()
                        .keyType(ByteArrayDataType.INSTANCE)
                        .valueType(ByteArrayDataType.INSTANCE));
        families.put(family, new Family(name, layout, entries));
    }

    boolean isReadOnly() {
        return store.isReadOnly();
    }

    /** Returns whether it was not there. */
    boolean create(Shape shape) {
        Family there = families.get(shape.name());
        if (there != null) {
            there.check(shape);
            return false;
        }
        catalogue.put(shape.name(), shape.layout());
        open(shape.name(), shape.layout());
        return true;
    }

    /** Returns whether it was there. */
    boolean drop(String family) {
        if (catalogue.remove(family) == null) {
            return false;
        }
        store.removeMap(families.remove(family).entries());
        return true;
    }

    /** The entries of a family, which must be there in this shape. */
    MVMap<byte[], byte[]> entries(Shape shape) {
        return Family.of(name, families, shape).entries();
    }

    /** Keeps all changes, unless there is none. */
    void commit() {
        store.commit();
        commits++;
    }

    /** Gives space back from time to time. */
    void tidy() {
        if (commits >= COMMITS_BETWEEN_COMPACTIONS) {
            commits = 0;
            compact();
        }
    }

    /** MVStore does not compact for a thread that is interrupted; then it is left for another time. */
    private void compact() {
        try {
            store.compact(LEAST_FILL_PERCENT, COMPACTED_BYTES);
        } catch (RuntimeException e) {
            if (!(e.getCause() instanceof InterruptedException)) {
                throw e;
            }
            Thread.currentThread().interrupt();
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
        catalogue.forEach(this::open);
    }

    /** What is there now. */
    Snapshot snapshot() {
        Map<String, RootReference<byte[], byte[]>> roots = new HashMap<>();
        families.forEach((family, there) -> roots.put(family, there.entries().flushAndGetRoot()));
        return new Snapshot(name, store, new TreeMap<>(families), roots);
    }

    void close() {
        store.close();
    }

    /** Gives the file up without writing. */
    void abandon() {
        store.closeImmediately();
    }
}
