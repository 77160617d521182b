package org.colonnade.upkeep;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.model.Entity;
import org.colonnade.model.Step;
import org.colonnade.schema.Family;
import org.colonnade.workload.Assignment;
import org.colonnade.workload.Column;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.QueryGraph;

/**
 * Where the things that an update names occur in a family: an entity in several roles, that is, at several nodes of the
 * family's graph; a relationship on several edges.
 */
record Occurrences(Family family) {
    QueryGraph graph() {
        return family.graph();
    }

    Set<Node> all() {
        return new LinkedHashSet<>(graph().nodes());
    }

    List<Node> roles(Entity entity) {
        return graph().nodes().stream().filter(n -> n.entity().equals(entity)).toList();
    }

    /** The edges of the graph along a step, seen from its source. */
    List<Edge> ties(Step step) {
        List<Edge> ties = new ArrayList<>();
        for (Edge edge : graph().edges()) {
            if (edge.step().equals(step)) {
                ties.add(edge);
            }
            if (edge.reverse().step().equals(step)) {
                ties.add(edge.reverse());
            }
        }
        return ties;
    }

    /** The nodes on the side of an edge's source. */
    Set<Node> near(Edge edge) {
        Set<Node> side = new LinkedHashSet<>(List.of(edge.from()));
        for (Edge next : graph().around(edge.from())) {
            if (!next.to().equals(edge.to())) {
                side.addAll(near(next.reverse()));
            }
        }
        return side;
    }

    /** The nodes on the side of an edge's target. */
    Set<Node> far(Edge edge) {
        return near(edge.reverse());
    }

    /** The columns of the family's key at some nodes. */
    Set<Column> key(Set<Node> nodes) {
        return within(family.key(), nodes);
    }

    /** The family's columns at some nodes. */
    Set<Column> columns(Set<Node> nodes) {
        return within(family.columns(), nodes);
    }

    private static Set<Column> within(List<Column> columns, Set<Node> nodes) {
        return columns.stream()
                .filter(c -> nodes.contains(c.node()))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The family's columns at a node that assignments give a value. */
    Map<Column, Given> assigned(Node role, List<Assignment> set) {
        Map<Column, Given> values = new LinkedHashMap<>();
        for (Column column : columns(Set.of(role))) {
            set.stream()
                    .filter(a -> a.attribute().equals(column.attributes().get(0)))
                    .forEach(a -> values.put(column, Given.of(a, column)));
        }
        return values;
    }

    /** The family's columns whose values the predicates of an anchor give that stands at a node. */
    Map<Column, Given> given(Anchor anchor, Node role) {
        Map<Column, Given> given = new LinkedHashMap<>();
        anchor.met(graph(), role)
                .forEach((node, other) -> columns(Set.of(node))
                        .forEach(c -> anchor.given(new Column(other, c.attributes(), c.at()))
                                .ifPresent(o -> given.put(c, Given.whole(o)))));
        return given;
    }
}
