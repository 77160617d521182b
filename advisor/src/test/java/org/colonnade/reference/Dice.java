package org.colonnade.reference;

import java.util.List;
import java.util.Random;

/** Random choices. The same seed gives the same choices. */
final class Dice {
    private final Random random;

    Dice(long seed) {
        random = new Random(seed * 0x9E3779B97F4A7C15L + 1);
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    boolean chance(double share) {
        return random.nextDouble() < share;
    }

    <T> T any(List<T> list) {
        return list.get(below(list.size()));
    }

    @SafeVarargs
    final <T> T any(T... choices) {
        return choices[below(choices.length)];
    }
}
