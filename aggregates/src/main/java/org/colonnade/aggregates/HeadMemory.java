package org.colonnade.aggregates;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Remembers the heads of blocks as last seen here, so that changes need not read them. Safe for use by many threads.
 *
 * <p>Nothing depends on their being current, for every change expects the version that it was made for: one made for an
 * old head does nothing. That costs time, so after someone else has changed a block, its head is read for a while.
 *
 * <p>Invariant: no more than {@code most} are remembered, those that were used last.
 */
final class HeadMemory {
    private static final long WARINESS = Duration.ofSeconds(1).toNanos();

    private final int most;
    private final LongSupplier nanoTime;
    private final Map<Object, Remembered> blocks = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Object, Remembered> eldest) {
            return size() > most;
        }
    };

    HeadMemory(int most) {
        this(most, System::nanoTime);
    }

    HeadMemory(int most, LongSupplier nanoTime) {
        this.most = most;
        this.nanoTime = nanoTime;
    }

    synchronized Optional<Head> head(Object id) {
        return Optional.ofNullable(blocks.get(id)).flatMap(Remembered::head);
    }

    /** This is the head now. */
    synchronized void seen(Object id, Head head) {
        Remembered old = blocks.get(id);
        if (old == null || !old.isWary(nanoTime.getAsLong())) {
            blocks.put(id, new Remembered(Optional.of(head), 0));
        }
    }

    /** Notes that a remembered head was out of date. */
    synchronized void changed(Object id) {
        blocks.put(id, new Remembered(Optional.empty(), nanoTime.getAsLong()));
    }

    /** @param changed when a change by someone else was last noticed, if there is no head */
    private record Remembered(Optional<Head> head, long changed) {
        boolean isWary(long now) {
            return head.isEmpty() && now - changed < WARINESS;
        }
    }
}
