package org.colonnade.store;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * What was looked up of families, by their shapes, until they are dropped here. Safe for use by many threads.
 *
 * <p>Invariant: what somebody began to look up before a family was forgotten is not kept after it. It goes where nobody looks
 * any more, however late it comes.
 */
public final class KnownFamilies<T> {
    private volatile Map<Shape, T> known = new ConcurrentHashMap<>();

    /** Asks a store. */
    public interface Lookup<T, X extends Exception> {
        T run() throws X;
    }

    /**
     * What is known of the family of a shape; it is looked up if that is nothing. Nobody waits for others who look it up too, but
     * all have what the first of them has found.
     */
    public <X extends Exception> T get(Shape shape, Lookup<T, X> lookup) throws X {
        Map<Shape, T> now = known;
        T there = now.get(shape);
        return there != null ? there : first(now, shape, lookup.run());
    }

    private static <T> T first(Map<Shape, T> known, Shape shape, T found) {
        T first = known.putIfAbsent(shape, found);
        return first != null ? first : found;
    }

    /** Looks up the family of a shape, whatever is known of it, and then knows what follows from that; what was found. */
    public <M, X extends Exception> M renew(Shape shape, Lookup<M, X> lookup, Function<M, T> meaning) throws X {
        Map<Shape, T> now = known;
        M found = lookup.run();
        now.put(shape, meaning.apply(found));
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
        Map<Shape, T> others = new ConcurrentHashMap<>(known);
        others.keySet().removeIf(s -> s.name().equals(family));
        known = others;
    }
}
