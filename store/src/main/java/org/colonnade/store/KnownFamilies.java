package org.colonnade.store;

import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * What was looked up of families, by their shapes, until they are dropped here, or have to be looked up again because somebody
 * else may have dropped them. Safe for use by many threads.
 *
 * <p>Invariants: what somebody began to look up before a family was forgotten is not kept after it. It goes where nobody looks
 * any more, however late it comes. What follows from what was found is made anew only if something else is found.
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

    /** For stores that would go on with a family though others have dropped it: it is looked up once a second. */
    public static <T> KnownFamilies<T> forASecond() {
        return new KnownFamilies<>(A_SECOND, System::nanoTime);
    }

    /** For stores that miss a family by themselves which others have dropped: it is looked up once. */
    public static <T> KnownFamilies<T> untilDropped() {
        return new KnownFamilies<>(Duration.ofNanos(Long.MAX_VALUE), System::nanoTime);
    }

    /** Asks a store. */
    public interface Lookup<M, X extends Exception> {
        M run() throws X;
    }

    /** What was found of a shape, what follows from it, and when somebody last began to look. */
    private record Known<T>(Shape shape, Object found, T meaning, AtomicLong asked) {}

    /** The same where what follows is what is found. */
    public <X extends Exception> T get(Shape shape, Lookup<T, X> lookup) throws X {
        return get(shape, lookup, found -> found);
    }

    /**
     * What follows from what is known of the family of a shape; it is looked up if that is nothing, or was too long ago. Nobody
     * waits for others who look it up too, but all have what the first of them has found.
     *
     * @param meaning fails if what was found is no family of the shape
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

    /** Whether it was too long ago, and no other thread has begun to look since. */
    private boolean isMineToAsk(Known<T> there) {
        long asked = there.asked().get();
        long time = clock.getAsLong();
        return time - asked >= longest && there.asked().compareAndSet(asked, time);
    }

    /**
     * Others go on with what is known meanwhile. If it is not so any more, nothing is known; if nobody can tell, it is still believed,
     * and what the caller is about to do will tell what is wrong.
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

    /** Looks up the family of a shape, whatever is known of it, and then knows what follows from that; what was found. */
    public <M, X extends Exception> M renew(Shape shape, Lookup<M, X> lookup, Function<M, T> meaning) throws X {
        Map<Shape, Known<T>> now = known;
        M found = lookup.run();
        found(now, shape, found, meaning);
        return found;
    }

    /** Marks a family as dropped, and then forgets it in all its shapes, even if it is not certain that it was marked. */
    public <M, X extends Exception> M drop(String family, Lookup<M, X> mark) throws X {
        try {
            return mark.run();
        } finally {
            forget(family);
        }
    }

    /** Forgets all families: what was known may be wrong. */
    public synchronized void forget() {
        known = new ConcurrentHashMap<>();
    }

    private synchronized void forget(String family) {
        Map<Shape, Known<T>> others = new ConcurrentHashMap<>(known);
        others.keySet().removeIf(s -> s.name().equals(family));
        known = others;
    }
}
