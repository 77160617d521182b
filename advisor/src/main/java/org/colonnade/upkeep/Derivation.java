package org.colonnade.upkeep;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.estimate.Certainty;
import org.colonnade.estimate.Estimates;
import org.colonnade.model.Step;
import org.colonnade.schema.Family;
import org.colonnade.text.Span;
import org.colonnade.upkeep.Change.Kind;
import org.colonnade.upkeep.Change.Side;
import org.colonnade.upkeep.NewTuples.Link;
import org.colonnade.workload.Assignment;
import org.colonnade.workload.Column;
import org.colonnade.workload.Comparison;
import org.colonnade.workload.Connection;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.QueryGraph;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Connect;
import org.colonnade.workload.Statement.Delete;
import org.colonnade.workload.Statement.Disconnect;
import org.colonnade.workload.Statement.Insert;
import org.colonnade.workload.Statement.Select;
import org.colonnade.workload.Statement.Update;

/**
 * Derives the changes of one family: the difference that an update makes to its join, role by role.
 *
 * <p>An entity may stand in several roles, that is, at several nodes of the family's graph; each role has its own
 * changes. The statements are those of an application that knows what it does: keys of INSERT are new, keys named
 * elsewhere exist.
 */
final class Derivation {
    private final Family family;
    private final QueryGraph graph;
    private final Certainty certainty;
    private final Set<Node> all;

    Derivation(Family family, Certainty certainty) {
        this.family = family;
        this.graph = family.graph();
        this.certainty = certainty;
        this.all = Set.copyOf(graph.nodes());
    }

    /** A query changes nothing. */
    List<Change> changes(Statement statement) {
        return statement.match(
                select -> List.of(), this::inserted, this::updated, this::deleted, this::connected, this::disconnected);
    }

    private List<Change> updated(Update update) {
        Anchor anchor = Anchor.matching(update.graph(), update.target(), update.where(), update.at());
        double targets = Estimates.targets(update.graph(), update.target(), update.where());
        List<Change> changes = new ArrayList<>();
        for (Node role : roles(update.target())) {
            Map<Column, Given> fresh = assigned(role, update.set());
            if (!fresh.isEmpty()) {
                boolean replaces = family.key().stream().anyMatch(fresh::containsKey);
                Set<Column> asked = new LinkedHashSet<>(replaces ? family.columns() : family.key());
                asked.removeIf(c -> fresh.containsKey(c) && !family.key().contains(c));
                fresh.forEach((column, value) -> {
                    if (value.appends()) {
                        asked.add(column);
                    }
                });
                changes.add(new Change(
                        replaces ? Kind.REPLACE : Kind.PUT,
                        given(anchor, role),
                        fresh,
                        List.of(new Needs(family, certainty, anchor, role, all).of(asked, true)),
                        targets * Estimates.partners(graph, role, role, all)));
            }
        }
        return changes;
    }

    private List<Change> deleted(Delete delete) {
        Anchor anchor = Anchor.matching(delete.graph(), delete.target(), delete.where(), delete.at());
        double targets = Estimates.targets(delete.graph(), delete.target(), delete.where());
        return roles(delete.target()).stream()
                .map(role -> new Change(
                        Kind.DELETE,
                        given(anchor, role),
                        Map.of(),
                        List.of(new Needs(family, certainty, anchor, role, all).of(key(all), false)),
                        targets * Estimates.partners(graph, role, role, all)))
                .toList();
    }

    /** A new instance is part of a tuple if the INSERT connects it to all its neighbours in the graph. */
    private List<Change> inserted(Insert insert) {
        List<Change> changes = new ArrayList<>();
        for (Set<Node> newcomers : subsets(roles(insert.graph().root()))) {
            Map<Node, Map<Column, Given>> values = new LinkedHashMap<>();
            newcomers.forEach(n -> values.put(n, assigned(n, insert.set())));
            List<Link> links = insert.connections().stream()
                    .map(c -> new Link(c.step(), insert.key(), c.key()))
                    .toList();
            for (Map<Edge, Link> places : places(newcomers, links)) {
                new NewTuples(family, certainty, links, places, values).change().ifPresent(changes::add);
            }
        }
        insert.connections().stream()
                .filter(c -> c.step().reverse().isToOne())
                .forEach(c -> changes.addAll(robbed(c.step().reverse(), c.key(), n -> fills(insert, n))));
        return changes;
    }

    /** Whether a new instance has a value for all that the family tells of its node. */
    private boolean fills(Insert insert, Node role) {
        return assigned(role, insert.set()).size() == columns(Set.of(role)).size();
    }

    /** All sets of some of these, but the empty one; smaller numbers first. */
    private static <T> List<Set<T>> subsets(List<T> all) {
        List<Set<T>> subsets = new ArrayList<>();
        for (int mask = 1; mask < 1 << all.size(); mask++) {
            Set<T> subset = new LinkedHashSet<>();
            for (int i = 0; i < all.size(); i++) {
                if ((mask & 1 << i) != 0) {
                    subset.add(all.get(i));
                }
            }
            subsets.add(subset);
        }
        return subsets;
    }

    /** Every way to choose a new link for each edge around the new instances. */
    private List<Map<Edge, Link>> places(Set<Node> newcomers, List<Link> links) {
        List<Map<Edge, Link>> ways = List.of(Map.of());
        for (Node newcomer : newcomers) {
            for (Edge edge : graph.around(newcomer)) {
                ways = newcomers.contains(edge.to()) ? List.of() : longer(ways, edge, links);
            }
        }
        return ways;
    }

    private static List<Map<Edge, Link>> longer(List<Map<Edge, Link>> ways, Edge edge, List<Link> links) {
        List<Map<Edge, Link>> longer = new ArrayList<>();
        for (Map<Edge, Link> way : ways) {
            for (Link link : links) {
                if (link.step().equals(edge.step())) {
                    Map<Edge, Link> more = new LinkedHashMap<>(way);
                    more.put(edge, link);
                    longer.add(more);
                }
            }
        }
        return longer;
    }

    private List<Change> connected(Connect connect) {
        List<Change> changes = new ArrayList<>();
        Connection connection = connect.connection();
        if (connection.step().isToOne()) {
            changes.addAll(robbed(connection.step(), connect.key(), n -> true));
        }
        if (connection.step().reverse().isToOne()) {
            changes.addAll(robbed(connection.step().reverse(), connection.key(), n -> true));
        }
        Link link = new Link(connection.step(), connect.key(), connection.key());
        for (Set<Edge> edges : subsets(ties(connection.step()))) {
            Map<Edge, Link> places = new LinkedHashMap<>();
            edges.forEach(e -> places.put(e, link));
            new NewTuples(family, certainty, List.of(link), places, Map.of())
                    .change()
                    .ifPresent(changes::add);
        }
        return changes;
    }

    /** The tuples through one tie: those of its one side, combined with those of the other. */
    private List<Change> disconnected(Disconnect disconnect) {
        List<Change> changes = new ArrayList<>();
        Connection connection = disconnect.connection();
        Span at = disconnect.at();
        for (Edge edge : ties(connection.step())) {
            Set<Node> near = side(edge.from(), edge.to());
            Set<Node> far = side(edge.to(), edge.from());
            Anchor here = Anchor.key(edge.from(), disconnect.key(), at);
            Anchor there = Anchor.key(edge.to(), connection.key(), at);
            Map<Column, Given> given = new LinkedHashMap<>(given(here, edge.from()));
            given.putAll(given(there, edge.to()));
            List<Side> sides = new ArrayList<>();
            sides.add(new Needs(family, certainty, here, edge.from(), near).of(key(near), false));
            sides.add(new Needs(family, certainty, there, edge.to(), far).of(key(far), false));
            if (!namesBoth(edge)) {
                sides.add(Side.of(guard(edge, disconnect.key(), connection.key(), at)));
            }
            double entries = Estimates.partners(graph, edge.from(), edge.to(), near)
                    * Estimates.partners(graph, edge.to(), edge.from(), far);
            changes.add(new Change(Kind.DELETE, given, Map.of(), sides, entries));
        }
        return changes;
    }

    /** Whether the keys of entries tell which two instances are tied. */
    private boolean namesBoth(Edge edge) {
        return family.key().stream()
                        .filter(Column::isKey)
                        .map(Column::node)
                        .filter(n -> n.equals(edge.from()) || n.equals(edge.to()))
                        .distinct()
                        .count()
                == 2;
    }

    /** Asks whether two instances are tied at all: otherwise nothing may be deleted. */
    private Support guard(Edge edge, Operand key, Operand other, Span at) {
        Anchor anchor = Anchor.key(edge.from(), key, at);
        List<Column> told =
                List.of(new Column(edge.from(), List.of(edge.from().entity().key()), at));
        Select tie = anchor.ask(graph, edge.from(), Set.of(edge.from(), edge.to()), told);
        List<Predicate> where = new ArrayList<>(tie.where());
        Node to = tie.graph().nodes().get(1);
        Column column = new Column(to, List.of(to.entity().key()), at);
        where.add(new Predicate.Compare(column, Comparison.EQUAL, other, at));
        return new Support(new Select(tie.columns(), tie.graph(), where, tie.orderBy(), tie.limit(), at), told);
    }

    /** An instance loses the partner that it had along a to-one step, unless the new entry overwrites the old. */
    private List<Change> robbed(Step step, Operand key, java.util.function.Predicate<Node> fills) {
        List<Change> changes = new ArrayList<>();
        for (Edge edge : ties(step)) {
            Set<Node> far = side(edge.to(), edge.from());
            if (!isOverwritten(edge, far) || !fills.test(edge.to())) {
                Anchor anchor = Anchor.key(edge.from(), key, key.at());
                changes.add(new Change(
                        Kind.DELETE,
                        given(anchor, edge.from()),
                        Map.of(),
                        List.of(new Needs(family, certainty, anchor, edge.from(), all).of(key(all), false)),
                        Estimates.partners(graph, edge.from(), edge.from(), all)));
            }
        }
        return changes;
    }

    private boolean isOverwritten(Edge edge, Set<Node> far) {
        return ties(edge.step()).size() == 1
                && key(far).isEmpty()
                && graph.nodes().stream()
                        .filter(far::contains)
                        .flatMap(n -> graph.around(n).stream())
                        .filter(e -> far.contains(e.to()) && isAway(edge.to(), e))
                        .allMatch(e -> certainty.isCertain(e.step()));
    }

    /** Whether an edge leads away from a node. */
    private boolean isAway(Node from, Edge edge) {
        return side(edge.to(), edge.from()).stream().noneMatch(from::equals);
    }

    /** The edges of the graph along a step, seen from its source. */
    private List<Edge> ties(Step step) {
        List<Edge> ties = new ArrayList<>();
        for (Edge edge : graph.edges()) {
            if (edge.step().equals(step)) {
                ties.add(edge);
            }
            if (edge.reverse().step().equals(step)) {
                ties.add(edge.reverse());
            }
        }
        return ties;
    }

    private List<Node> roles(Node target) {
        return graph.nodes().stream()
                .filter(n -> n.entity().equals(target.entity()))
                .toList();
    }

    /** The nodes that are reached from one without passing another. */
    private Set<Node> side(Node node, Node without) {
        Set<Node> side = new LinkedHashSet<>(List.of(node));
        for (Edge edge : graph.around(node)) {
            if (!edge.to().equals(without)) {
                side.addAll(side(edge.to(), node));
            }
        }
        return side;
    }

    private Set<Column> key(Set<Node> side) {
        return within(family.key(), side);
    }

    private Set<Column> columns(Set<Node> side) {
        return within(family.columns(), side);
    }

    private static Set<Column> within(List<Column> columns, Set<Node> side) {
        return columns.stream()
                .filter(c -> side.contains(c.node()))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The family's columns at a node that assignments give a value. */
    private Map<Column, Given> assigned(Node role, List<Assignment> set) {
        Map<Column, Given> values = new LinkedHashMap<>();
        for (Column column : family.columns()) {
            if (column.node().equals(role)) {
                set.stream()
                        .filter(a -> a.attribute().equals(column.attributes().get(0)))
                        .forEach(a -> values.put(column, Given.of(a, column)));
            }
        }
        return values;
    }

    /** The family's columns whose values the anchor's predicates give. */
    private Map<Column, Given> given(Anchor anchor, Node role) {
        Map<List<?>, Operand> known = new HashMap<>();
        anchor.given().forEach((column, operand) -> {
            if (column.node().number() == 0) {
                known.put(column.attributes(), operand);
            }
        });
        Map<Column, Given> given = new LinkedHashMap<>();
        for (Column column : family.columns()) {
            if (column.node().equals(role) && known.containsKey(column.attributes())) {
                given.put(column, Given.whole(known.get(column.attributes())));
            }
        }
        return given;
    }
}
