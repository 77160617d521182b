package org.colonnade.fact;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.colonnade.estimate.Certainty;
import org.colonnade.plan.PlanStep.Lookup;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.QueryGraph;
import org.colonnade.workload.Statement.Select;

/**
 * The facts that the answer of a support query depends on.
 *
 * <p>Whoever asks for the partners of an instance depends on this one, whether it has any. Instances that a query passes
 * are among its answers only if nothing beyond them can make the join drop them.
 */
public final class Reads {
    private final Select query;
    private final QueryGraph graph;
    private final Certainty certainty;
    private final Map<Node, Designation> places = new HashMap<>();
    private final List<TouchedFact> all = new ArrayList<>();

    private Reads(Select query, Certainty certainty) {
        this.query = query;
        this.graph = query.graph();
        this.certainty = certainty;
        graph.nodes().forEach(n -> places.put(n, place(n)));
    }

    /** What the answer depends on, however it is looked up. */
    public static List<TouchedFact> of(Select query, Certainty certainty) {
        return of(query, List.of(), certainty);
    }

    /** What the answer depends on if it is looked up in this way. */
    public static List<TouchedFact> of(Select query, List<Lookup> lookups, Certainty certainty) {
        Reads reads = new Reads(query, certainty);
        reads.addQuery();
        lookups.forEach(reads::add);
        return reads.all;
    }

    private Designation place(Node node) {
        return Changes.named(graph, query.where(), node)
                .orElseGet(() -> node.equals(graph.root()) ? new Designation.Unknown() : below(node));
    }

    private Designation below(Node node) {
        Designation root = places.get(graph.root());
        if (!root.isTold()) {
            return root;
        }
        List<Integer> columns =
                graph.key(node).stream().map(c -> query.columns().indexOf(c)).toList();
        return root instanceof Designation.Named && !columns.contains(-1) && isKept(node)
                ? new Designation.Found(query, columns)
                : new Designation.Reached();
    }

    /**
     * Whether the answer depends on no other instances at a node than those that it tells: only what is elsewhere can be
     * lacking, or fail a predicate. What keeps an instance out of the answer then, is a fact of others.
     */
    private boolean isKept(Node node) {
        Set<Node> beyond = new HashSet<>(Set.of(node));
        graph.edges().stream().filter(e -> beyond.contains(e.from())).forEach(e -> beyond.add(e.to()));
        return graph.edges().stream().allMatch(e -> !beyond.contains(e.from()) || certainty.isCertain(e.step()))
                && query.where().stream()
                        .noneMatch(p -> beyond.contains(p.column().node()))
                && query.limit().isEmpty();
    }

    private void addQuery() {
        graph.nodes().forEach(n -> add(Fact.key(n.entity()), n));
        Stream.concat(query.columns().stream(), query.where().stream().map(p -> p.column()))
                .forEach(c -> add(Fact.column(c), c.node()));
        graph.edges().forEach(e -> add(Fact.partners(e.step()), e.from()));
    }

    /** Entries move when their key changes, also where the query does not want it, and may be missed on their way. */
    private void add(Lookup lookup) {
        lookup.family().key().forEach(c -> all.add(new TouchedFact(Fact.column(c), place(lookup, c.node()))));
        lookup.family().graph().nodes().stream()
                .filter(n -> !lookup.nodes().containsKey(n))
                .forEach(n -> addLink(lookup, n));
    }

    /** Certain links change only where the instance that has them says so, so this end of them tells it all. */
    private void addLink(Lookup lookup, Node beside) {
        Node inside = lookup.nodes().keySet().iterator().next();
        List<Edge> walk = lookup.family().graph().walk(inside, beside);
        Edge last = walk.get(walk.size() - 1);
        all.add(new TouchedFact(Fact.partners(last.step()), place(lookup, last.from())));
    }

    private Designation place(Lookup lookup, Node node) {
        return lookup.nodes().containsKey(node) ? places.get(lookup.nodes().get(node)) : new Designation.Reached();
    }

    private void add(Fact fact, Node node) {
        all.add(new TouchedFact(fact, places.get(node)));
    }
}
