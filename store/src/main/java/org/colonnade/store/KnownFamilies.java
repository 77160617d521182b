package org.colonnade.store;

import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Remembers what was looked up about families, by shape, until they are dropped here, or must be looked up again
 * because someone else may have dropped them. Safe for use by many threads.
 *
 * <p>Invariants: a lookup that began before a family was forgotten leaves no trace after it, however late it ends: its
 * result goes where nobody looks any more. The meaning of a result is made anew only if the result changes.
 */
public final class KnownFamilies<T> {
    private static final Duration A_SECOND = Duration.ofSeconds(1);

    private final long longest;
    private final LongSupplier clock;
    private volatile Map<Shape, Known<T>> known = new ConcurrentHashMap<>();

    KnownFamilies(Duration longest, LongSupplier clock) {
        this.longest = longest.toNanos();
        this.clock = clock;
    }

    /** Makes one that looks up a family once a second, for stores that would go on with one dropped by others. */
    public static <T> KnownFamilies<T> forASecond() {
        return new KnownFamilies<>(A_SECOND, System::nanoTime);
    }

    /** Makes one that looks up a family once, for stores that notice by themselves that others have dropped one. */
    public static <T> KnownFamilies<T> untilDropped() {
        return new KnownFamilies<>(Duration.ofNanos(Long.MAX_VALUE), System::nanoTime);
    }

    /** Asks a store about a family. */
    public interface Lookup<M, X extends Exception> {
        M run() throws X;
    }

    /** The result for a shape, its meaning, and the time when someone last began to look. */
    private record Known<T>(Shape shape, Object found, T meaning, AtomicLong asked) {}

    /** Does the same where the result is the meaning. */
    public <X extends Exception> T get(Shape shape, Lookup<T, X> lookup) throws X {
        return get(shape, lookup, found -> found);
    }

    /**
     * Returns the meaning of what is known about the family of a shape, which is looked up if it is unknown or was
     * looked up too long ago. Nobody waits for others who look it up too, but all have the result of the first.
     *
     * @param meaning makes the meaning of a result; fails if that is no family of the shape
     */
    public <M, X extends Exception> T get(Shape shape, Lookup<M, X> lookup, Function<M, T> meaning) throws X {
        Map<Shape, Known<T>> now = known;
        Known<T> there = now.get(shape);
        if (there != null) {
            return isMineToAsk(there) ? again(now, there, lookup, meaning) : there.meaning();
        }
        long time = clock.getAsLong();
        Known<T> found = known(shape, lookup.run(), meaning, time);
        Known<T> first = now.putIfAbsent(shape, found);
        return (first != null ? first : found).meaning();
    }

    private static <M, T> Known<T> known(Shape shape, M found, Function<M, T> meaning, long time) {
        return new Known<>(shape, found, meaning.apply(found), new AtomicLong(time));
    }

    /** Returns whether it was too long ago, and no other thread has begun to look since. */
    private boolean isMineToAsk(Known<T> there) {
        long asked = there.asked().get();
        long time = clock.getAsLong();
        return time - asked >= longest && there.asked().compareAndSet(asked, time);
    }

    /**
     * Looks it up again while others go on with what is known. If the family is gone, nothing is known; if nobody can
     * tell, it is still believed, and the caller's next step will tell what is wrong.
     */
    private <M, X extends Exception> T again(
            Map<Shape, Known<T>> now, Known<T> there, Lookup<M, X> lookup, Function<M, T> meaning) throws X {
        try {
            return found(now, there.shape(), lookup.run(), meaning);
        } catch (Exception e) {
            if (isMissing(e)) {
                now.remove(there.shape());
                throw e;
            }
            there.asked().set(clock.getAsLong());
            return there.meaning();
        }
    }

    private static boolean isMissing(Exception thrown) {
        return thrown instanceof StoreException e && e.kind() == StoreException.Kind.SHAPE;
    }

    private <M> T found(Map<Shape, Known<T>> now, Shape shape, M found, Function<M, T> meaning) {
        Known<T> there = now.get(shape);
        if (there != null && Objects.equals(there.found(), found)) {
            return there.meaning();
        }
        Known<T> other = known(shape, found, meaning, clock.getAsLong());
        now.put(shape, other);
        return other.meaning();
    }

    /** Looks up the family of a shape, whatever is known of it, keeps the meaning, and returns the result. */
    public <M, X extends Exception> M renew(Shape shape, Lookup<M, X> lookup, Function<M, T> meaning) throws X {
        Map<Shape, Known<T>> now = known;
        M found = lookup.run();
        found(now, shape, found, meaning);
        return found;
    }

    /** Marks a family as dropped, then forgets it in all its shapes, even if the mark is uncertain. */
    public <M, X extends Exception> M drop(String family, Lookup<M, X> mark) throws X {
        try {
            return mark.run();
        } finally {
            forget(family);
        }
    }

    /** Returns what a call returns; if the call finds a family missing, all that is known is forgotten. */
    public <R> R watched(Supplier<R> call) {
        try {
            return call.get();
        } catch (StoreException e) {
            if (isMissing(e)) {
                forget();
            }
            throw e;
        }
    }

    /** Forgets all families: their state may have changed. */
    synchronized void forget() {
        known = new ConcurrentHashMap<>();
    }

    private synchronized void forget(String family) {
        Map<Shape, Known<T>> others = new ConcurrentHashMap<>(known);
        others.keySet().removeIf(s -> s.name().equals(family));
        known = others;
    }
}
