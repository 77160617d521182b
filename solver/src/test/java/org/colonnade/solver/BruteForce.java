package org.colonnade.solver;

import java.util.BitSet;
import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.ToDoubleFunction;
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

    /** By cost as the objective rounds it, then by the number of those that count, then by size: no weights involved. */
    Optional<BitSet> best() {
        Objective objective = new Objective(programme);
        ToDoubleFunction<BitSet> units = chosen -> chosen.stream()
                .mapToDouble(i -> Math.rint(programme.cost(i) / objective.unit()))
                .sum();
        return choices()
                .min(Comparator.comparingDouble(units)
                        .thenComparing(this::count)
                        .thenComparing(programme::size));
    }

    long count(BitSet chosen) {
        return chosen.stream().filter(programme::counts).count();
    }

    Stream<BitSet> choices() {
        return LongStream.range(0, 1L << programme.variables())
                .mapToObj(bits -> BitSet.valueOf(new long[] {bits}))
                .filter(chosen -> programme.broken(chosen).isEmpty());
    }
}
