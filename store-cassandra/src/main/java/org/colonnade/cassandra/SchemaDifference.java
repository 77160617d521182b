package org.colonnade.cassandra;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What is there and not wanted, and what is wanted and not there. */
record SchemaDifference(Set<String> surplus, Set<String> missing) {
    static Optional<SchemaDifference> of(List<String> there, List<String> wanted) {
        Set<String> surplus = new LinkedHashSet<>(there);
        surplus.removeAll(wanted);
        Set<String> missing = new LinkedHashSet<>(wanted);
        missing.removeAll(there);
        return surplus.isEmpty() && missing.isEmpty()
                ? Optional.empty()
                : Optional.of(new SchemaDifference(surplus, missing));
    }

    @Override
    public String toString() {
        return "it has " + list(surplus) + " and should have " + list(missing);
    }

    private static String list(Set<String> columns) {
        return columns.isEmpty() ? "nothing more" : String.join(", ", columns);
    }
}
