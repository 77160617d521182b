package org.colonnade.csv;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The links of one relationship, in both directions. */
final class Ties {
    private final List<Set<Long>> forward;
    private final List<Set<Long>> backward;

    Ties(long from, long to) {
        this.forward = none(from);
        this.backward = none(to);
    }

    private static List<Set<Long>> none(long count) {
        List<Set<Long>> none = new ArrayList<>();
        for (long i = 0; i < count; i++) {
            none.add(Set.of());
        }
        return none;
    }

    /** Ties two instances; returns whether they were not tied before. */
    boolean add(long from, long to) {
        return put(forward, from, to) && put(backward, to, from);
    }

    private static boolean put(List<Set<Long>> sets, long number, long partner) {
        if (sets.get((int) number).isEmpty()) {
            sets.set((int) number, new LinkedHashSet<>());
        }
        return sets.get((int) number).add(partner);
    }

    Set<Long> forward(long number) {
        return forward.get((int) number);
    }

    Set<Long> backward(long number) {
        return backward.get((int) number);
    }
}
