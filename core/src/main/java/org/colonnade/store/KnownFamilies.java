package org.colonnade.store;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * What was looked up of families, by their shapes, until they are dropped here. Safe for use by many threads.
 *
 * <p>Invariant: what somebody began to look up before a family was forgotten is not kept after it. It goes where nobody looks
 * any more, however late it comes.
 */
public final class KnownFamilies<T> {
    private volatile Map<Shape, T> known = new ConcurrentHashMap<>();

    /**
     * What is known of the family of a shape; it is looked up if that is nothing. Nobody waits for others who look it up too, but
     * all have what the first of them has found.
     */
    public T get(Shape shape, Supplier<T> lookup) {
        Map<Shape, T> now = known;
        T there = now.get(shape);
        return there != null ? there : first(now, shape, lookup.get());
    }

    private static <T> T first(Map<Shape, T> known, Shape shape, T found) {
        T first = known.putIfAbsent(shape, found);
        return first != null ? first : found;
    }

    /** Looks up the family of a shape, whatever is known of it. */
    public void renew(Shape shape, Supplier<T> lookup) {
        Map<Shape, T> now = known;
        now.put(shape, lookup.get());
    }

    /** Marks a family as dropped, and then forgets it in all its shapes, even if it is not certain that it was marked. */
    public <M> M drop(String family, Supplier<M> mark) {
        try {
            return mark.get();
        } finally {
            forget(family);
        }
    }

    private synchronized void forget(String family) {
        Map<Shape, T> others = new ConcurrentHashMap<>(known);
        others.keySet().removeIf(s -> s.name().equals(family));
        known = others;
    }
}
