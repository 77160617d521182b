package org.colonnade.candidate;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.estimate.Certainty;
import org.colonnade.estimate.Relevance;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;
import org.colonnade.workload.Node;
import org.colonnade.workload.Ordering;

/**
 * Takes out of a family what nobody needs: columns, their places in the entry's key, and entities at the rim that are
 * certain to be there once.
 *
 * <p>Before: {@code [Guest.id][reservations.start, reservations.id][room.id, room.rate]} over guests, reservations and
 * rooms, of which only the reservations' keys and starts are told. After: {@code [Guest.id][reservations.id]
 * [reservations.start]} over guests and reservations.
 */
public final class Trimming {
    private final Certainty certainty;

    public Trimming(Certainty certainty) {
        this.certainty = certainty;
    }

    /**
     * The family without what is not needed, in canonical form; empty if all is.
     *
     * @param ordered columns that stay where they are in the entry's key
     * @param told columns that stay anywhere
     */
    public Optional<Family> of(Family family, Set<Column> ordered, Set<Column> told) {
        List<Ordering> clustering = family.clustering().stream()
                .filter(o -> ordered.contains(o.column()))
                .toList();
        List<Column> values = Stream.concat(
                        family.clustering().stream().map(Ordering::column), family.values().stream())
                .filter(c -> told.contains(c) && !ordered.contains(c))
                .toList();
        Set<Node> needed = new HashSet<>();
        Stream.of(family.partition(), clustering.stream().map(Ordering::column).toList(), values)
                .flatMap(List::stream)
                .forEach(c -> needed.add(c.node()));
        Set<Node> nodes = Relevance.without(family.graph(), family.graph().nodes(), needed, certainty);
        Family trimmed = new CandidateDraft(
                        family.graph(), new LinkedHashSet<>(nodes), family.partition(), clustering, values)
                .family();
        return Candidates.isSame(trimmed, family) ? Optional.empty() : Optional.of(trimmed);
    }

    /** Whether a family is another one, or has more that could be taken out to leave the other one. */
    public boolean leaves(Family family, Family other) {
        Set<String> told = names(other.columns());
        Set<String> ordered =
                names(other.clustering().stream().map(Ordering::column).toList());
        return names(family.partition()).equals(names(other.partition()))
                && names(family.columns()).containsAll(told)
                && Candidates.isSame(
                        of(family, named(family, ordered), named(family, told)).orElse(family), other);
    }

    private static Set<String> names(List<Column> columns) {
        return columns.stream().map(Column::toString).collect(Collectors.toSet());
    }

    private static Set<Column> named(Family family, Set<String> names) {
        return family.columns().stream()
                .filter(c -> names.contains(c.toString()))
                .collect(Collectors.toSet());
    }
}
