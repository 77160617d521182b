package org.colonnade.upkeep;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.colonnade.estimate.Certainty;
import org.colonnade.upkeep.NewTuples.Link;
import org.colonnade.workload.Column;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Connect;
import org.colonnade.workload.Statement.Insert;
import org.colonnade.workload.WorkLimitException;

/**
 * The tuples that enter a family's join because of new links, one change for each choice of the roles that the new
 * instance or the new link plays in a tuple at once.
 *
 * <p>Where a step leads to many, each set of roles may be a choice of its own, and the number of changes grows as 2 to
 * the power of theirs; so it has a limit. Along to-one steps {@link RoleSets} finds only few choices.
 */
record Gains(Occurrences family, Certainty certainty, Statement update) {
    private static final int MOST = 10_000;

    /** A new instance is part of a tuple if the INSERT connects it to all its neighbours in the graph. */
    List<Change> inserted(Insert insert) {
        List<Link> links = insert.connections().stream()
                .map(c -> new Link(c.step(), insert.key(), c.key()))
                .toList();
        List<Node> roles = family.roles(insert.graph().root().entity());
        List<Change> changes = new ArrayList<>();
        for (Set<Node> newcomers : new RoleSets<>(
                        family.graph(), roles, List::of, (n, others) -> isTied(n, others, links), this::require)
                .all()) {
            Map<Node, Map<Column, Given>> values = new LinkedHashMap<>();
            newcomers.forEach(n -> values.put(n, family.assigned(n, insert.set())));
            places(newcomers, links).forEach(p -> changes.addAll(put(links, p, values)));
            require(changes.size());
        }
        return changes;
    }

    /** Whether the new links tie a newcomer to all its neighbours, none of which is a newcomer itself. */
    private boolean isTied(Node newcomer, Collection<Node> others, List<Link> links) {
        return family.graph().around(newcomer).stream()
                .allMatch(e -> !others.contains(e.to())
                        && links.stream().anyMatch(l -> l.step().equals(e.step())));
    }

    /** Every way to choose a new link for each edge around the new instances. */
    private List<Map<Edge, Link>> places(Set<Node> newcomers, List<Link> links) {
        List<Map<Edge, Link>> ways = List.of(Map.of());
        for (Node newcomer : newcomers) {
            for (Edge edge : family.graph().around(newcomer)) {
                ways = longer(ways, edge, links);
                require(ways.size());
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

    /** The new link may lie on any edges of its relationship. */
    List<Change> connected(Connect connect) {
        Link link = new Link(
                connect.connection().step(), connect.key(), connect.connection().key());
        List<Change> changes = new ArrayList<>();
        for (Set<Edge> edges : new RoleSets<>(
                        family.graph(),
                        family.ties(link.step()),
                        e -> List.of(e.from(), e.to()),
                        (e, others) -> true,
                        this::require)
                .all()) {
            Map<Edge, Link> places = new LinkedHashMap<>();
            edges.forEach(e -> places.put(e, link));
            changes.addAll(put(List.of(link), places, Map.of()));
            require(changes.size());
        }
        return changes;
    }

    private List<Change> put(List<Link> links, Map<Edge, Link> places, Map<Node, Map<Column, Given>> newcomers) {
        return new NewTuples(family.family(), certainty, links, places, newcomers).changes();
    }

    private void require(int ways) {
        if (ways > MOST) {
            String entity = Upkeep.changed(update).name();
            throw new WorkLimitException(
                    update,
                    "this changes " + family.family().name() + " in more than " + MOST + " ways, since " + entity
                            + " stands in "
                            + family.roles(Upkeep.changed(update)).size() + " roles there",
                    "keep a family in which " + entity + " has fewer roles");
        }
    }
}
