package org.colonnade.candidate;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.colonnade.design.Design;
import org.colonnade.model.Attribute;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.Ordering;
import org.colonnade.workload.QueryGraph;

/** Families that somebody might give: over parts of the graphs of statements, or others with columns moved. */
public final class RandomFamilies {
    private final Random random;
    private final List<QueryGraph> graphs;

    public RandomFamilies(Design design, long seed) {
        this.random = new Random(seed);
        this.graphs = design.requests().stream()
                .flatMap(r -> r.statements().stream())
                .map(s -> s.graph())
                .toList();
    }

    /** Any family: each column of a connected part of a graph has a place or none. */
    public Family any() {
        QueryGraph graph = graphs.get(random.nextInt(graphs.size()));
        Set<Node> part = part(graph);
        Places places = new Places();
        part.forEach(n -> columns(n).forEach(c -> places.put(c, random.nextInt(4))));
        return places.over(graph, part);
    }

    /** The same family with one or two of its columns at other places, or gone. */
    public Family moved(Family family) {
        Places places = new Places();
        family.partition().forEach(c -> places.put(c, 0));
        family.clustering().forEach(o -> places.clustering.add(o));
        family.values().forEach(c -> places.put(c, 2));
        for (int i = 1 + random.nextInt(2); i > 0; i--) {
            Column column = family.columns().get(random.nextInt(family.columns().size()));
            places.remove(column);
            places.put(column, random.nextInt(4));
        }
        return places.over(family.graph(), new LinkedHashSet<>(family.graph().nodes()));
    }

    private Set<Node> part(QueryGraph graph) {
        Set<Node> part = new LinkedHashSet<>();
        part.add(graph.nodes().get(random.nextInt(graph.nodes().size())));
        for (int i = random.nextInt(graph.nodes().size()); i > 0; i--) {
            List<Node> around = part.stream()
                    .flatMap(n -> graph.around(n).stream())
                    .map(Edge::to)
                    .toList();
            part.add(around.get(random.nextInt(around.size())));
        }
        return graph.closed(part);
    }

    private static List<Column> columns(Node node) {
        return node.entity().attributes().stream()
                .map(a -> new Column(node, List.of(a), node.at()))
                .toList();
    }

    /** Where columns are: in the block's key, at some place of the entry's key, or among the values. */
    private final class Places {
        final List<Column> partition = new ArrayList<>();
        final List<Ordering> clustering = new ArrayList<>();
        final List<Column> values = new ArrayList<>();

        void remove(Column column) {
            partition.remove(column);
            clustering.removeIf(o -> o.column().equals(column));
            values.remove(column);
        }

        void put(Column column, int place) {
            Attribute attribute = column.attribute();
            if (place == 2 || place < 2 && !attribute.isScalar()) {
                values.add(column);
            } else if (place == 0) {
                partition.add(column);
            } else if (place == 1) {
                clustering.add(random.nextInt(clustering.size() + 1), new Ordering(column, random.nextBoolean()));
            }
        }

        Family over(QueryGraph graph, Set<Node> part) {
            return new CandidateDraft(graph, part, partition, clustering, values).family();
        }
    }
}
