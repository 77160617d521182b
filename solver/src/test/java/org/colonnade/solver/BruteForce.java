package org.colonnade.solver;

import java.util.BitSet;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.colonnade.programme.Objective;
import org.colonnade.programme.Programme;

/** Looks at every choice. */
record BruteForce(Programme programme) {
    OptionalLong leastValue() {
        Objective objective = new Objective(programme);
        return choices().mapToLong(objective::value).min();
    }

    double leastCost() {
        return choices().mapToDouble(programme::cost).min().orElse(Double.POSITIVE_INFINITY);
    }

    private Stream<BitSet> choices() {
        return LongStream.range(0, 1L << programme.variables())
                .mapToObj(bits -> BitSet.valueOf(new long[] {bits}))
                .filter(chosen -> programme.broken(chosen).isEmpty());
    }
}
