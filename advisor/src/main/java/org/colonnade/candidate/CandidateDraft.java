package org.colonnade.candidate;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;
import org.colonnade.workload.Determination;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.Ordering;
import org.colonnade.workload.QueryGraph;
import org.colonnade.workload.Replanting;

/**
 * A family while it is thought of: over a part of some query graph, perhaps without the keys that tell its tuples apart.
 *
 * <p>Its {@link #family()} is canonical: drafts that mean the same family give equal ones, wherever they come from. The
 * graph is planted at a node of the block's key; the columns of the block's key and the values are in the order of the
 * graph; the keys of entities that no other key determines are added at the end of the entry's key.
 */
record CandidateDraft(
        QueryGraph graph,
        Set<Node> nodes,
        Collection<Column> partition,
        List<Ordering> clustering,
        Collection<Column> values) {
    private static final Comparator<Column> BY_PLACE =
            Comparator.comparing((Column c) -> c.node().number()).thenComparing(CandidateDraft::rank);

    private static int rank(Column column) {
        return column.node().entity().attributes().indexOf(column.attributes().get(0));
    }

    Family family() {
        List<Family> alike = roots().stream().map(this::planted).toList();
        return alike.stream()
                .min(Comparator.comparing((Family f) -> unnamed(f)).thenComparing(CandidateDraft::text))
                .orElseThrow();
    }

    /** What tells a canonical family apart from all others. */
    static String text(Family family) {
        return family + " over " + family.graph().identity();
    }

    /** Nodes of the block's key, unless a step from there has no name. */
    private List<Node> roots() {
        List<Node> keys = partition.stream().map(Column::node).distinct().toList();
        return keys.isEmpty() || keys.stream().allMatch(n -> unnamed(n, n) > 0) ? List.copyOf(nodes) : keys;
    }

    private int unnamed(Node node, Node from) {
        int count = 0;
        for (Edge edge : graph.around(node)) {
            if (!edge.to().equals(from) && nodes.contains(edge.to())) {
                count += (edge.step().isNamed() ? 0 : 1) + unnamed(edge.to(), node);
            }
        }
        return count;
    }

    private static long unnamed(Family family) {
        return family.graph().edges().stream().filter(e -> !e.step().isNamed()).count();
    }

    private Family planted(Node root) {
        Replanting replanting = Replanting.of(graph, root, nodes::contains);
        List<Column> key =
                partition.stream().map(replanting::map).sorted(BY_PLACE).toList();
        List<Ordering> entries = new ArrayList<>();
        clustering.forEach(o -> entries.add(new Ordering(replanting.map(o.column()), o.descending())));
        complete(replanting.graph(), key, entries);
        Set<Column> rest = new LinkedHashSet<>();
        values.forEach(c -> rest.add(replanting.map(c)));
        rest.removeAll(key);
        entries.forEach(o -> rest.remove(o.column()));
        return new Family(
                "",
                replanting.graph(),
                key,
                entries,
                rest.stream().sorted(BY_PLACE).toList(),
                root.at());
    }

    /** Adds keys of entities until all nodes are determined, those first that determine most. */
    private static void complete(QueryGraph graph, List<Column> key, List<Ordering> entries) {
        Set<Column> known = new LinkedHashSet<>(key);
        entries.forEach(o -> known.add(o.column()));
        Set<Node> determined = Determination.by(graph, known);
        List<Node> added = new ArrayList<>();
        while (determined.size() < graph.nodes().size()) {
            Set<Node> before = determined;
            Node best = graph.nodes().stream()
                    .filter(n -> !before.contains(n))
                    .max(Comparator.comparing((Node n) ->
                                    determined(graph, before, n, known).size())
                            .thenComparing(n -> -n.number()))
                    .orElseThrow();
            added.add(best);
            determined = determined(graph, before, best, known);
        }
        added.sort(Comparator.comparing(Node::number));
        added.forEach(n -> graph.key(n).stream().filter(known::add).forEach(c -> entries.add(new Ordering(c, false))));
    }

    private static Set<Node> determined(QueryGraph graph, Set<Node> before, Node more, Set<Column> known) {
        return Determination.of(graph, with(before, more), known);
    }

    private static Set<Node> with(Set<Node> nodes, Node more) {
        Set<Node> all = new LinkedHashSet<>(nodes);
        all.add(more);
        return all;
    }

    @Override
    @SuppressWarnings("UndefinedEquals") // Drafts of one maker have collections of one kind; the pool holds by name.
    public boolean equals(Object other) {
        return this == other
                || other instanceof CandidateDraft that
                        && nodes.equals(that.nodes)
                        && partition.equals(that.partition)
                        && clustering.equals(that.clustering)
                        && values.equals(that.values)
                        && graph.equals(that.graph);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * partition.hashCode() + clustering.hashCode()) + values.hashCode();
    }
}
