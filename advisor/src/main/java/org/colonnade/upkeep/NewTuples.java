package org.colonnade.upkeep;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.colonnade.estimate.Certainty;
import org.colonnade.estimate.Estimates;
import org.colonnade.model.Step;
import org.colonnade.schema.Family;
import org.colonnade.upkeep.Change.Kind;
import org.colonnade.upkeep.Change.Side;
import org.colonnade.upkeep.Needs.Condition;
import org.colonnade.workload.Column;
import org.colonnade.workload.Comparison;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.Operand;
import org.colonnade.workload.QueryGraph;

/**
 * The tuples that new links bring into a family's join, for one choice of the edges that the new links lie on.
 *
 * <p>One new link may lie on several edges of a tuple, since an entity may stand in several roles. The other edges are
 * links that were there before: without those edges the graph falls into parts, and each part is asked for from the keys
 * that the new links give. Of the old links, those that the new ones replace do not count; where an old edge might be
 * one of them, another choice has the tuple, and a guard keeps it out of this one.
 */
final class NewTuples {
    /** A link that an update makes between two instances that it names by their keys. */
    record Link(Step step, List<Operand> from, List<Operand> to) {}

    private final Family family;
    private final QueryGraph graph;
    private final Certainty certainty;
    private final List<Link> links;
    private final Map<Edge, Link> places;
    private final Map<Node, Map<Column, Given>> newcomers;
    private final Map<Node, Keys> keys = new LinkedHashMap<>();

    /** What is known of the key of a node: what it equals, and what it does not; keys by their text. */
    private record Keys(Map<String, List<Operand>> equal, Map<String, List<Operand>> different) {
        Keys() {
            this(new LinkedHashMap<>(), new LinkedHashMap<>());
        }

        boolean are(List<Operand> key) {
            return equal.containsKey(Operand.list(key));
        }

        boolean isImpossible() {
            return different.keySet().stream().anyMatch(equal::containsKey);
        }

        boolean needsGuard() {
            return equal.size() > 1 || !different.isEmpty();
        }
    }

    /**
     * One choice.
     *
     * @param links all links that the update makes
     * @param places edges, each seen from its link's source, with the new link on it
     * @param newcomers the nodes where a new instance stands, and the values of the family's columns there
     */
    NewTuples(
            Family family,
            Certainty certainty,
            List<Link> links,
            Map<Edge, Link> places,
            Map<Node, Map<Column, Given>> newcomers) {
        this.family = family;
        this.graph = family.graph();
        this.certainty = certainty;
        this.links = links;
        this.places = places;
        this.newcomers = newcomers;
        graph.nodes().forEach(n -> keys.put(n, new Keys()));
    }

    /** The entries to put, unless there are none; a key that differs does so in one of its columns, so there may be several. */
    List<Change> changes() {
        places.forEach((edge, link) -> {
            bind(edge.from(), link.from());
            bind(edge.to(), link.to());
        });
        for (Edge edge : graph.edges()) {
            if (!isNew(edge)) {
                links.forEach(l -> exclude(edge.step().equals(l.step) ? edge : edge.reverse(), l));
            }
        }
        boolean possible = keys.values().stream().noneMatch(Keys::isImpossible);
        return possible ? differences().stream().map(this::put).toList() : List.of();
    }

    /** A condition on the key of a node. */
    private record Difference(Node node, Condition condition) {}

    /** Every way in which keys differ from what they must not be: for each of these, a column of it that is different. */
    private List<List<Difference>> differences() {
        List<List<Difference>> ways = List.of(List.of());
        for (Node node : keys.keySet()) {
            for (List<Operand> different : keys.get(node).different.values()) {
                ways = longer(ways, node, different);
            }
        }
        return ways;
    }

    private List<List<Difference>> longer(List<List<Difference>> ways, Node node, List<Operand> different) {
        List<Column> key = graph.key(node);
        List<List<Difference>> longer = new ArrayList<>();
        for (List<Difference> way : ways) {
            for (int i = 0; i < key.size(); i++) {
                List<Difference> more = new ArrayList<>(way);
                more.add(new Difference(node, new Condition(key.get(i), Comparison.NOT_EQUAL, different.get(i))));
                longer.add(more);
            }
        }
        return longer;
    }

    private void bind(Node node, List<Operand> key) {
        if (!newcomers.containsKey(node)) {
            keys.get(node).equal.put(Operand.list(key), key);
        }
    }

    private boolean isNew(Edge edge) {
        return places.containsKey(edge) || places.containsKey(edge.reverse());
    }

    /** An old link is not one that the new one replaces: with the same instance at a to-one end, and another partner. */
    private void exclude(Edge edge, Link link) {
        if (!edge.step().equals(link.step)) {
            return;
        }
        boolean from = keys.get(edge.from()).are(link.from);
        boolean to = keys.get(edge.to()).are(link.to);
        if (link.step.isToOne() && newcomers.isEmpty() && !to) {
            keys.get(edge.from()).different.put(Operand.list(link.from), link.from);
        }
        if (link.step.reverse().isToOne() && !from) {
            keys.get(edge.to()).different.put(Operand.list(link.to), link.to);
        }
    }

    private Change put(List<Difference> differences) {
        Map<Column, Given> given = new LinkedHashMap<>();
        newcomers.values().forEach(given::putAll);
        List<Side> sides = new ArrayList<>();
        double entries = 1;
        Set<Node> left = new LinkedHashSet<>(graph.nodes());
        left.removeAll(newcomers.keySet());
        while (!left.isEmpty()) {
            Node anchor = left.stream()
                    .filter(n -> !keys.get(n).equal.isEmpty())
                    .findFirst()
                    .orElseThrow();
            Set<Node> part = part(anchor, anchor);
            left.removeAll(part);
            sides.addAll(sides(anchor, part, given, differences));
            entries *= Estimates.partnersOfMet(graph, anchor, anchor, part) / others(anchor, part);
        }
        return new Change(Kind.PUT, given, Map.of(), sides, entries);
    }

    /** The nodes that are reached without a new link. */
    private Set<Node> part(Node node, Node from) {
        Set<Node> part = new LinkedHashSet<>(List.of(node));
        for (Edge edge : graph.around(node)) {
            if (!edge.to().equals(from) && !isNew(edge)) {
                part.addAll(part(edge.to(), node));
            }
        }
        return part;
    }

    /** How many instances there are for other nodes whose keys are given too. */
    private double others(Node anchor, Set<Node> part) {
        return part.stream()
                .filter(n -> !n.equals(anchor) && !keys.get(n).equal.isEmpty())
                .mapToDouble(n -> n.entity().count())
                .reduce(1, (a, b) -> a * b);
    }

    private List<Side> sides(Node node, Set<Node> part, Map<Column, Given> given, List<Difference> differences) {
        Set<Column> asked = new LinkedHashSet<>();
        family.columns().stream().filter(c -> part.contains(c.node())).forEach(asked::add);
        Map<Column, Operand> fixed = new HashMap<>();
        List<Condition> again = new ArrayList<>();
        for (Node other : part) {
            for (Condition value : values(other)) {
                Operand before = fixed.putIfAbsent(value.column(), value.operand());
                if (before == null && !other.equals(node)) {
                    asked.add(value.column());
                }
                if (before == null && asked.contains(value.column())) {
                    given.put(value.column(), Given.whole(value.operand()));
                } else if (before != null
                        && !before.toString().equals(value.operand().toString())) {
                    again.add(value);
                }
            }
        }
        List<Side> sides = new ArrayList<>(List.of(needs(node, part).of(asked, true)));
        again.forEach(c -> sides.add(Side.of(needs(node, part).guard(c.column().node(), List.of(c)))));
        part.stream().filter(n -> keys.get(n).needsGuard()).forEach(n -> sides.add(guard(node, n, part, differences)));
        return sides;
    }

    private Needs needs(Node node, Set<Node> part) {
        Anchor anchor = Anchor.key(graph, node, first(node), node.at());
        return new Needs(family, certainty, anchor, node, part);
    }

    private List<Operand> first(Node node) {
        return keys.get(node).equal.values().iterator().next();
    }

    /** The columns of a node's key with the values that a link gives them, if one does. */
    private List<Condition> values(Node node) {
        return keys.get(node).equal.isEmpty() ? List.of() : equalities(node, first(node));
    }

    private List<Condition> equalities(Node node, List<Operand> values) {
        List<Column> key = graph.key(node);
        return IntStream.range(0, key.size())
                .mapToObj(i -> new Condition(key.get(i), Comparison.EQUAL, values.get(i)))
                .toList();
    }

    /** Asks whether the key of a node is what it should be; that of a node with a given key, without the way to it. */
    private Side guard(Node anchor, Node node, Set<Node> part, List<Difference> differences) {
        Node start = keys.get(node).equal.isEmpty() ? anchor : node;
        List<Condition> conditions = new ArrayList<>();
        keys.get(node).equal.values().stream().skip(1).forEach(k -> conditions.addAll(equalities(node, k)));
        differences.stream().filter(d -> d.node.equals(node)).forEach(d -> conditions.add(d.condition));
        return Side.of(needs(start, part).guard(node, conditions));
    }
}
