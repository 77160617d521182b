package org.colonnade.guard;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Backoff;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;

/**
 * Leases in a family of the store itself, taken and given back by compare-and-set. Threads of one process queue in its
 * memory first.
 *
 * <p>A lease says who holds it, and not until when, so that clocks need not agree: who has seen the same holder for as
 * long as a lease lasts takes it over. A holder that has spent half of that time does not write any more.
 */
final class LeaseGuard implements Guard {
    static final Duration USUAL = Duration.ofSeconds(60);

    private static final int PATIENCE = 3;
    private static final Duration LONGEST_PAUSE = Duration.ofMillis(100);
    private static final Backoff PAUSES = new Backoff(LONGEST_PAUSE.dividedBy(64), LONGEST_PAUSE, 0.5);
    private static final Field LOCK = text("lock");
    private static final Field HOLDER = text("holder");
    static final String FAMILY = "colonnade_leases";

    private final Store store;
    private final Shape shape;
    private final long lease;
    private final LongSupplier clock;
    private final ProcessGuard threads = new ProcessGuard();
    private volatile boolean isReady;

    LeaseGuard(Store store, String family, Duration lease) {
        this(store, family, lease, System::nanoTime);
    }

    /** @param clock nanoseconds since whenever */
    LeaseGuard(Store store, String family, Duration lease, LongSupplier clock) {
        this.store = store;
        this.shape = shape(family);
        this.lease = lease.toNanos();
        this.clock = clock;
    }

    static Shape shape(String family) {
        return new Shape(family, List.of(LOCK), List.of(), List.of(HOLDER));
    }

    private static Field text(String name) {
        return new Field(name, new Type.Simple(Scalar.TEXT, Scalar.TEXT.size()));
    }

    @Override
    public Hold hold(SortedSet<String> locks) {
        if (locks.isEmpty()) {
            return Hold.NOTHING;
        }
        if (!isReady) {
            store.create(shape);
            isReady = true;
        }
        long began = clock.getAsLong();
        Leases leases = taken(locks, began);
        while (!leases.isFresh()) {
            leases.close();
            leases = taken(locks, began);
        }
        return leases;
    }

    /** Takes all; if it had to wait long for the last, the first are hardly worth having. */
    private Leases taken(SortedSet<String> locks, long began) {
        Leases leases = new Leases(threads.hold(locks), began);
        try {
            locks.forEach(leases::take);
            return leases;
        } catch (RuntimeException e) {
            leases.close();
            throw e;
        }
    }

    /** The leases of one holder. */
    private final class Leases implements Hold {
        private final Hold local;
        private final String token = UUID.randomUUID().toString();
        private final long began;
        /** The locks that it has, or may have: if the store did not answer, nobody knows. */
        private final Deque<String> held = new ArrayDeque<>();

        private long first;
        private boolean hasSome;

        Leases(Hold local, long began) {
            this.local = local;
            this.began = began;
        }

        /** Returns how long it has had the first of them. */
        long age() {
            return clock.getAsLong() - first;
        }

        void take(String lock) {
            Rival rival = new Rival();
            held.push(lock);
            for (int next = 1; ; next++) {
                long now = clock.getAsLong();
                if (store.writeIf(new Expectation.Absent(shape, List.of(lock)), mine(lock))) {
                    took(now);
                    return;
                }
                Optional<String> holder = holder(lock);
                if (holder.filter(rival::isDead).isPresent() && store.writeIf(held(lock, holder.get()), mine(lock))) {
                    took(now);
                    return;
                }
                if (now - began > PATIENCE * lease) {
                    throw new StoreException(
                            StoreException.Kind.BROKEN,
                            "somebody else has been changing " + lock + " for "
                                    + TimeUnit.NANOSECONDS.toSeconds(PATIENCE * lease)
                                    + " s; nothing was written, so try again later");
                }
                if (!PAUSES.await(next)) {
                    throw new StoreException(
                            StoreException.Kind.BROKEN,
                            "interrupted while waiting; nothing was written",
                            new InterruptedException());
                }
            }
        }

        private void took(long asked) {
            first = hasSome ? first : asked;
            hasSome = true;
        }

        private List<Mutation> mine(String lock) {
            return List.of(new Mutation.Put(shape, List.of(lock), Map.of(HOLDER, token)));
        }

        @Override
        public boolean isFresh() {
            return age() <= lease / 4;
        }

        @Override
        public void require() {
            if (age() > lease / 2) {
                throw new StoreException(
                        StoreException.Kind.BROKEN,
                        "it took so long that others might go on; nothing was written, so try again");
            }
        }

        @Override
        public void abandon() {
            held.clear();
        }

        /** Gives the leases back; one that cannot be given back expires. */
        @Override
        public void close() {
            try {
                while (!held.isEmpty()) {
                    String lock = held.pop();
                    store.writeIf(held(lock, token), List.of(new Mutation.Delete(shape, List.of(lock))));
                }
            } catch (StoreException e) {
                held.clear();
            } finally {
                local.close();
            }
        }
    }

    private Expectation held(String lock, String holder) {
        return new Expectation.Holds(shape, List.of(lock), Map.of(HOLDER, holder));
    }

    private Optional<String> holder(String lock) {
        return store.get(Get.block(shape, List.of(lock))).toList().stream()
                .findFirst()
                .map(r -> (String) r.values().get(1));
    }

    /** The holder of a lease that another client waits for. */
    private final class Rival {
        private String holder = "";
        private long seen;

        boolean isDead(String now) {
            if (!now.equals(holder)) {
                holder = now;
                seen = clock.getAsLong();
            }
            return clock.getAsLong() - seen >= lease;
        }
    }
}
