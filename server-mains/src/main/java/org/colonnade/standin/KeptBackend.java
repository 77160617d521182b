package org.colonnade.standin;

import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.KeyValue;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.backend.h2.H2Collection;
import de.bwaldvogel.mongo.backend.h2.H2Database;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.message.MongoMessage;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;

/**
 * A backend that keeps what it acknowledges, and shows whole documents only.
 *
 * <p>The one that it extends saves its file once a second, in the middle of a write if that is how it comes; changes
 * documents while others are reading them; and orders keys by what Java's serialization makes of them, which for
 * documents is something else after a restart. Here one writer at a time changes the data, and saves the file before it
 * answers, on the disk too if it is {@code synced}; readers get copies; and keys and documents are kept as BSON.
 */
final class KeptBackend extends H2Backend {
    private static final Set<String> WRITES = Set.of(
            "insert",
            "update",
            "delete",
            "findandmodify",
            "create",
            "drop",
            "dropdatabase",
            "createindexes",
            "dropindexes",
            "renamecollection");

    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final boolean synced;

    KeptBackend(MVStore store, boolean synced) {
        super(store);
        this.synced = synced;
    }

    @Override
    public Document handleMessage(MongoMessage message) {
        String command = message.getDocument().keySet().iterator().next();
        return WRITES.contains(command.toLowerCase(Locale.ROOT)) ? write(message) : read(message);
    }

    private Document read(MongoMessage message) {
        lock.readLock().lock();
        try {
            return super.handleMessage(message).cloneDeeply();
        } finally {
            lock.readLock().unlock();
        }
    }

    private Document write(MongoMessage message) {
        lock.writeLock().lock();
        try {
            return kept(message);
        } finally {
            lock.writeLock().unlock();
        }
    }

    private Document kept(MongoMessage message) {
        try {
            return super.handleMessage(message).cloneDeeply();
        } finally {
            commit();
            if (synced) {
                getMvStore().sync();
            }
        }
    }

    /** Tells which product it is, and that it keeps data as MongoDB's own engine does. */
    @Override
    public Document getServerStatus() {
        return super.getServerStatus()
                .append("product", "mongo-java-server 1.47.0 as MongoDB")
                .append("storageEngine", new Document("name", "MVStore").append("persistent", true));
    }

    @Override
    protected MongoDatabase openOrCreateDatabase(String name) {
        return new KeptDatabase(name);
    }

    /** An inner class, because it is used by the constructor of the one that it extends. */
    private final class KeptDatabase extends H2Database {
        KeptDatabase(String name) {
            super(name, getMvStore(), getCursorRegistry());
        }

        @Override
        protected MongoCollection<Object> openOrCreateCollection(String name, CollectionOptions options) {
            String full = getFullCollectionNamespace(name);
            MVMap<Object, Document> documents = getMvStore()
                    .openMap(
                            "databases." + full,
                            new MVMap.Builder<Object, Document>()
                                    .keyType(BsonType.ofValues())
                                    .valueType(BsonType.ofDocuments()));
            MVMap<String, Object> meta = getMvStore().openMap("meta." + full);
            return new H2Collection(this, name, options, documents, meta, getCursorRegistry());
        }

        @Override
        protected Index<Object> openOrCreateUniqueIndex(
                String collection, String name, List<IndexKey> keys, boolean sparse) {
            MVMap<KeyValue, Object> positions = getMvStore()
                    .openMap(
                            getFullCollectionNamespace(collection) + "._index_" + name,
                            new MVMap.Builder<KeyValue, Object>()
                                    .keyType(BsonType.ofKeys())
                                    .valueType(BsonType.ofValues()));
            return new KeptIndex(positions, name, keys, sparse);
        }
    }
}
