package org.colonnade.contention;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import org.colonnade.contention.Grounding.Ground;
import org.colonnade.grammar.Content;
import org.colonnade.grammar.Key;

/**
 * Decides a verdict of an enumerated grammar by going through its keys until no tree is new or smaller.
 *
 * <p>A tree counts by what {@code join} makes of its nodes; for each key there is a table from this to the
 * smallest size.
 */
final class Enumeration {
    static final int NONE = 0;
    private static final int MANY = 1 << 30;

    private final Grounding grounding;
    private final IntUnaryOperator own;
    private final IntBinaryOperator join;
    private final Map<Ground, Map<Integer, Integer>> tables = new LinkedHashMap<>();

    private Enumeration(Grounding grounding, IntUnaryOperator own, IntBinaryOperator join) {
        this.grounding = grounding;
        this.own = own;
        this.join = join;
        grounding.keys().forEach(k -> tables.put(k, new HashMap<>()));
        fill();
    }

    /** The size of a smallest tree that breaks it, or 0. */
    static int strict(Grounding grounding) {
        return new Enumeration(grounding, w -> Integer.bitCount(w) > 1 ? w | MANY : w, Enumeration::meet)
                .smallest(v -> (v & MANY) != 0 || v == 0);
    }

    static int contained(Grounding grounding) {
        return new Enumeration(grounding, w -> w, (a, b) -> a & b).smallest(v -> v == 0);
    }

    static int conflictFree(Grounding grounding) {
        return new Enumeration(grounding, w -> Integer.bitCount(w) > 1 ? MANY : w, Enumeration::one)
                .smallest(v -> v == MANY);
    }

    private static int meet(int a, int b) {
        return a & b & ~MANY | (a | b) & MANY;
    }

    private static int one(int a, int b) {
        return a == 0 || b == 0 || a == b ? a | b : MANY;
    }

    private int smallest(IntPredicate breaks) {
        return grounding.roots().stream()
                .flatMap(r -> tables.get(r).entrySet().stream())
                .filter(e -> breaks.test(e.getKey()))
                .mapToInt(Map.Entry::getValue)
                .min()
                .orElse(NONE);
    }

    /** Reads a key again whenever the table of one that may be below it has changed. */
    private void fill() {
        Set<Ground> open = new LinkedHashSet<>(tables.keySet());
        while (!open.isEmpty()) {
            Ground key = open.iterator().next();
            open.remove(key);
            Map<Integer, Integer> start = Map.of(own.applyAsInt(grounding.writers(key)), 1);
            if (improve(tables.get(key), read(grounding.content(key), start, grounding.below(key)))) {
                open.addAll(grounding.above(key));
            }
        }
    }

    private static boolean improve(Map<Integer, Integer> table, Map<Integer, Integer> by) {
        boolean improved = false;
        for (Map.Entry<Integer, Integer> entry : by.entrySet()) {
            Integer old = table.get(entry.getKey());
            if (old == null || old > entry.getValue()) {
                table.put(entry.getKey(), entry.getValue());
                improved = true;
            }
        }
        return improved;
    }

    /** What trees with children so far become when the content is read after them. */
    private Map<Integer, Integer> read(
            Content<Key> content, Map<Integer, Integer> before, Map<Key, List<Ground>> below) {
        Map<Integer, Integer> after = new HashMap<>();
        if (content instanceof Content.Child<Key> child) {
            for (Ground key : below.get(child.key())) {
                tables.get(key)
                        .forEach((v, s) ->
                                before.forEach((w, t) -> after.merge(join.applyAsInt(w, v), s + t, Math::min)));
            }
        } else if (content instanceof Content.Sequence<Key> sequence) {
            Map<Integer, Integer> now = before;
            for (Content<Key> part : sequence.parts()) {
                now = read(part, now, below);
            }
            return now;
        } else if (content instanceof Content.Choice<Key> choice) {
            choice.alternatives().forEach(a -> improve(after, read(a, before, below)));
        } else if (content instanceof Content.Repeat<Key> repeat) {
            return repeat(repeat, before, below);
        } else {
            return before;
        }
        return after;
    }

    private Map<Integer, Integer> repeat(
            Content.Repeat<Key> repeat, Map<Integer, Integer> before, Map<Key, List<Ground>> below) {
        Map<Integer, Integer> after = new HashMap<>(read(repeat.body(), before, below));
        while (repeat.times() != Content.Times.MAYBE && improve(after, read(repeat.body(), after, below))) {}
        if (repeat.times() != Content.Times.SOME) {
            improve(after, before);
        }
        return after;
    }
}
