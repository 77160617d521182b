package org.colonnade.upkeep;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.colonnade.estimate.Certainty;
import org.colonnade.schema.Family;
import org.colonnade.workload.Statement;

/** What updates do to families, each pair worked out once. Statements and families are told apart as objects. */
public final class Upkeeps {
    private final Certainty certainty;
    private final Map<Pair, Upkeep> known = new ConcurrentHashMap<>();

    public Upkeeps(Certainty certainty) {
        this.certainty = certainty;
    }

    public Certainty certainty() {
        return certainty;
    }

    /** What an update does to each of some families, in their order. */
    public List<Upkeep> of(Statement update, List<Family> families) {
        return families.parallelStream().map(f -> of(update, f)).toList();
    }

    private Upkeep of(Statement update, Family family) {
        return known.computeIfAbsent(new Pair(update, family), p -> Upkeep.of(update, family, certainty));
    }

    private record Pair(Statement update, Family family) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Pair that && update == that.update && family == that.family;
        }

        @Override
        public int hashCode() {
            return 31 * System.identityHashCode(update) + System.identityHashCode(family);
        }
    }
}
