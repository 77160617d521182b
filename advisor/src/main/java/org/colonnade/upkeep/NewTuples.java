package org.colonnade.upkeep;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.colonnade.estimate.Certainty;
import org.colonnade.estimate.Estimates;
import org.colonnade.model.Step;
import org.colonnade.schema.Family;
import org.colonnade.upkeep.Change.Kind;
import org.colonnade.upkeep.Change.Side;
import org.colonnade.workload.Column;
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
    record Link(Step step, Operand from, Operand to) {}

    private final Family family;
    private final QueryGraph graph;
    private final Certainty certainty;
    private final List<Link> links;
    private final Map<Edge, Link> places;
    private final Map<Node, Map<Column, Given>> newcomers;
    private final Map<Node, Keys> keys = new LinkedHashMap<>();

    /** What is known of the key of a node: what it equals, and what it does not; operands by their text. */
    private record Keys(Map<String, Operand> equal, Map<String, Operand> different) {
        Keys() {
            this(new LinkedHashMap<>(), new LinkedHashMap<>());
        }

        boolean are(Operand operand) {
            return equal.containsKey(operand.toString());
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

    /** The entries to put, unless there are none. */
    Optional<Change> change() {
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
        return possible ? Optional.of(put()) : Optional.empty();
    }

    private void bind(Node node, Operand key) {
        if (!newcomers.containsKey(node)) {
            keys.get(node).equal.put(key.toString(), key);
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
            keys.get(edge.from()).different.put(link.from.toString(), link.from);
        }
        if (link.step.reverse().isToOne() && !from) {
            keys.get(edge.to()).different.put(link.to.toString(), link.to);
        }
    }

    private Change put() {
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
            sides.addAll(sides(anchor, part, given));
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

    private List<Side> sides(Node node, Set<Node> part, Map<Column, Given> given) {
        Anchor anchor = anchor(node);
        Set<Column> asked = new LinkedHashSet<>();
        family.columns().stream().filter(c -> part.contains(c.node())).forEach(asked::add);
        for (Node other : part) {
            Column key = other.key();
            boolean known = !keys.get(other).equal.isEmpty();
            if (known && !other.equals(node)) {
                asked.add(key);
            }
            if (known && (asked.contains(key))) {
                given.put(key, Given.whole(first(other)));
            }
        }
        Needs needs = new Needs(family, certainty, anchor, node, part);
        List<Side> sides = new ArrayList<>(List.of(needs.of(asked, true)));
        part.stream().filter(n -> keys.get(n).needsGuard()).forEach(n -> sides.add(guard(node, n, part)));
        return sides;
    }

    private Anchor anchor(Node node) {
        return Anchor.key(node, first(node), node.at());
    }

    private Operand first(Node node) {
        return keys.get(node).equal.values().iterator().next();
    }

    /** Asks whether the key of a node is what it should be; that of a node with a given key, without the way to it. */
    private Side guard(Node anchor, Node node, Set<Node> part) {
        Node start = keys.get(node).equal.isEmpty() ? anchor : node;
        Needs needs = new Needs(family, certainty, anchor(start), start, part);
        List<Operand> equal = List.copyOf(keys.get(node).equal.values());
        return Side.of(needs.guard(
                node,
                equal.subList(Math.min(1, equal.size()), equal.size()),
                List.copyOf(keys.get(node).different.values())));
    }
}
