package org.colonnade.embedded;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.colonnade.store.KeyCode;
import org.colonnade.store.Range;
import org.colonnade.store.Shape;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.RootReference;

/**
 * All families as they were after some write. It stays readable, whatever is written later, while somebody holds it; at
 * first, that is who made it.
 */
final class Snapshot {
    private final String name;
    private final MVStore store;
    private final MVStore.TxCounter usage;
    private final Map<String, Family> families;
    private final Map<String, RootReference<byte[], byte[]>> roots;
    private final AtomicInteger holders = new AtomicInteger(1);

    Snapshot(
            String name,
            MVStore store,
            Map<String, Family> families,
            Map<String, RootReference<byte[], byte[]>> roots) {
        this.name = name;
        this.store = store;
        this.families = families;
        this.roots = roots;
        usage = store.registerVersionUsage();
    }

    Set<String> families() {
        return families.keySet();
    }

    /** The codes of a family's entries in a range; it must be there in this shape. */
    Codes codes(Shape shape, Range range, boolean reversed) {
        Family family = Family.of(name, families, shape);
        return new Codes(
                family.entries(), roots.get(shape.name()), KeyCode.ofKeys(shape).range(range), reversed);
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
