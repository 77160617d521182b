package org.colonnade.embedded;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.colonnade.store.Shape;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.RootReference;

/**
 * All families as they were after some write. It stays readable, whatever is written later, while somebody holds it; at
 * first, that is who made it.
 */
final class Snapshot {
    /** The entries of a family at that time. */
    record Family(String layout, MVMap<byte[], byte[]> map, RootReference<byte[], byte[]> root) {}

    private final String name;
    private final MVStore store;
    private final MVStore.TxCounter usage;
    private final Map<String, Family> families;
    private final AtomicInteger holders = new AtomicInteger(1);

    Snapshot(String name, MVStore store, Map<String, Family> families) {
        this.name = name;
        this.store = store;
        this.families = families;
        usage = store.registerVersionUsage();
    }

    Set<String> families() {
        return families.keySet();
    }

    /** A family, which must be there in this shape. */
    Family family(Shape shape) {
        Family family = families.get(shape.name());
        Shapes.check(name, family == null ? null : family.layout, shape);
        return family;
    }

    /** Whether somebody else holds it still, and we do too now. */
    boolean hold() {
        return holders.getAndUpdate(n -> n > 0 ? n + 1 : n) > 0;
    }

    void release() {
        if (holders.decrementAndGet() == 0) {
            store.deregisterVersionUsage(usage);
        }
    }

    /** Takes it away from all who hold it. */
    void end() {
        if (holders.getAndSet(Integer.MIN_VALUE / 2) > 0) {
            store.deregisterVersionUsage(usage);
        }
    }

    boolean isEnded() {
        return holders.get() <= 0;
    }
}
