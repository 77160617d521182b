package org.colonnade.generator;

import java.util.ArrayList;
import java.util.List;

/**
 * A source of random numbers whose sequence is fixed by its seed for all time: the generator SplitMix64 of Steele, Lea
 * and Flood, <i>Fast Splittable Pseudorandom Number Generators</i> (OOPSLA 2014).
 *
 * <p>Java's own class of this algorithm leaves open how it draws bounded numbers, so this class draws them. It draws
 * whole numbers only: no rounding can differ.
 */
final class SplitMix {
    private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

    private long state;

    SplitMix(long seed) {
        state = seed;
    }

    /** Returns a number from 0 to one less than the bound. */
    int below(int bound) {
        return (int) Long.remainderUnsigned(next(), bound);
    }

    /** Returns true in {@code share} of a hundred cases. */
    boolean percent(int share) {
        return below(100) < share;
    }

    <T> T of(List<T> values) {
        return values.get(below(values.size()));
    }

    /** Returns {@code size} of the values, in their order; each choice is equally likely (Knuth's Algorithm S). */
    <T> List<T> sample(List<T> values, int size) {
        List<T> chosen = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            if (below(values.size() - i) < size - chosen.size()) {
                chosen.add(values.get(i));
            }
        }
        return chosen;
    }

    private long next() {
        state += GOLDEN_GAMMA;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }
}
