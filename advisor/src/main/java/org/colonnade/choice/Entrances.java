package org.colonnade.choice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.colonnade.model.Entity;
import org.colonnade.plan.Prepared;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;
import org.colonnade.workload.Node;
import org.colonnade.workload.Statement.Select;

/** Finds the families whose blocks a query may have the keys of, without a look at most of the others. */
final class Entrances {
    private final Map<Entity, List<Option>> byKey = new HashMap<>();
    private final List<Option> unkeyed = new ArrayList<>();

    Entrances(List<Option> options) {
        for (Option option : options) {
            List<Column> key = option.family().partition();
            (key.isEmpty() ? unkeyed : byKey.computeIfAbsent(key.get(0).node().entity(), e -> new ArrayList<>()))
                    .add(option);
        }
    }

    /** The families that plans of a query may look into, in the order of their numbers. */
    List<Prepared> of(Select query) {
        Stream<Option> keyed = query.graph().nodes().stream()
                .map(Node::entity)
                .distinct()
                .flatMap(e -> byKey.getOrDefault(e, List.of()).stream());
        return Stream.concat(unkeyed.stream(), keyed)
                .filter(o -> isEnterable(o.family(), query))
                .sorted(Comparator.comparingInt(o -> o.number()))
                .map(o -> o.prepared())
                .toList();
    }

    /** Whether the query may have values for the block's key: columns it speaks of, or keys of its entities. */
    private static boolean isEnterable(Family family, Select query) {
        return family.partition().stream()
                .allMatch(c -> c.attributes().get(0).isKey() && hasEntity(query, c) || speaksOf(query, c));
    }

    private static boolean hasEntity(Select query, Column column) {
        return query.graph().nodes().stream()
                .anyMatch(n -> n.entity().equals(column.node().entity()));
    }

    private static boolean speaksOf(Select query, Column column) {
        return query.where().stream().anyMatch(p -> same(p.column(), column))
                || query.columns().stream().anyMatch(c -> same(c, column))
                || query.orderBy().stream().anyMatch(o -> same(o.column(), column));
    }

    private static boolean same(Column one, Column other) {
        return one.attribute().equals(other.attribute())
                && one.node().entity().equals(other.node().entity());
    }
}
