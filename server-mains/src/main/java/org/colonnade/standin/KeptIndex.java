package org.colonnade.standin;

import de.bwaldvogel.mongo.backend.AbstractUniqueIndex;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.KeyValue;
import java.util.List;
import java.util.Map;
import org.h2.mvstore.MVMap;

/** A unique index that is a map from keys to where the documents are. */
final class KeptIndex extends AbstractUniqueIndex<Object> {
    private final MVMap<KeyValue, Object> positions;

    KeptIndex(MVMap<KeyValue, Object> positions, String name, List<IndexKey> keys, boolean sparse) {
        super(name, keys, sparse);
        this.positions = positions;
    }

    @Override
    protected Object removeDocument(KeyValue key) {
        return positions.remove(key);
    }

    @Override
    protected boolean putKeyPosition(KeyValue key, Object position) {
        return positions.putIfAbsent(key, position) == null;
    }

    @Override
    protected Iterable<Map.Entry<KeyValue, Object>> getIterable() {
        return positions.entrySet();
    }

    @Override
    protected Object getPosition(KeyValue key) {
        return positions.get(key);
    }

    @Override
    public long getCount() {
        return positions.sizeAsLong();
    }

    @Override
    public boolean isEmpty() {
        return positions.isEmpty();
    }

    @Override
    public long getDataSize() {
        return getCount();
    }
}
