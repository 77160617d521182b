package org.colonnade.candidate;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.colonnade.model.Attribute;
import org.colonnade.workload.Column;
import org.colonnade.workload.Determination;
import org.colonnade.workload.Node;
import org.colonnade.workload.Ordering;
import org.colonnade.workload.QueryGraph;

/**
 * All families over one graph: every split of its columns into partition key, clustering key in any order, values, and what is
 * left out.
 *
 * <p>Only keys that determine their tuples are made. In a clustering key there are only keys of entities, and columns that some
 * statement restricts or sorts by: any other is as good as a value. Of columns that statements sort by, the first is ascending,
 * since a store reads both ways, the others are either; the rest are ascending.
 */
final class Splits {
    private final QueryGraph graph;
    private final Mentions mentions;
    private final int most;
    private final List<CandidateDraft> drafts = new ArrayList<>();
    private final List<Column> partition = new ArrayList<>();
    private final List<Ordering> clustering = new ArrayList<>();

    private Splits(QueryGraph graph, Mentions mentions, int most) {
        this.graph = graph;
        this.mentions = mentions;
        this.most = most;
    }

    /** Those with a partition key: so many of them, or a few more; fewer if there are no more. */
    static List<CandidateDraft> keyed(QueryGraph graph, Mentions mentions, int most) {
        Splits splits = new Splits(graph, mentions, most);
        splits.partition(splits.columns(), 0, List.of());
        return splits.drafts;
    }

    /** Those that keep everything in one block. */
    static List<CandidateDraft> unkeyed(QueryGraph graph, Mentions mentions, int most) {
        Splits splits = new Splits(graph, mentions, most);
        splits.cluster(splits.columns());
        return splits.drafts;
    }

    private List<Column> columns() {
        List<Column> columns = new ArrayList<>();
        for (Node node : graph.nodes()) {
            for (Attribute attribute : node.entity().attributes()) {
                if (attribute.isKey() || mentions.speakOf(attribute)) {
                    columns.add(new Column(node, List.of(attribute), node.at()));
                }
            }
        }
        return columns;
    }

    /** Decides which columns are in the partition key; {@code rest} are those before this one that are not. */
    private void partition(List<Column> columns, int next, List<Column> rest) {
        if (drafts.size() >= most) {
            return;
        }
        if (next == columns.size()) {
            if (!partition.isEmpty()) {
                cluster(rest);
            }
            return;
        }
        Column column = columns.get(next);
        partition(columns, next + 1, with(rest, column));
        if (column.attribute().isScalar()) {
            partition.add(column);
            partition(columns, next + 1, rest);
            partition.remove(column);
        }
    }

    /** Ends the clustering key here, or goes on with any of the columns that are left. */
    private void cluster(List<Column> rest) {
        if (drafts.size() >= most) {
            return;
        }
        if (isDetermined()) {
            values(rest, 0, List.of());
        }
        for (Column column : rest) {
            Attribute attribute = column.attribute();
            if (attribute.isKey() || attribute.isScalar() && mentions.orderBy(attribute)) {
                List<Column> others = new ArrayList<>(rest);
                others.remove(column);
                boolean turns = mentions.sortBy(attribute)
                        && clustering.stream()
                                .anyMatch(o -> mentions.sortBy(o.column().attribute()));
                go(new Ordering(column, false), others);
                if (turns) {
                    go(new Ordering(column, true), others);
                }
            }
        }
    }

    private void go(Ordering ordering, List<Column> others) {
        clustering.add(ordering);
        cluster(others);
        clustering.remove(clustering.size() - 1);
    }

    private boolean isDetermined() {
        List<Column> key = new ArrayList<>(partition);
        clustering.forEach(o -> key.add(o.column()));
        return Determination.by(graph, key).size() == graph.nodes().size();
    }

    private void values(List<Column> rest, int next, List<Column> values) {
        if (next == rest.size()) {
            drafts.add(new CandidateDraft(
                    graph,
                    new LinkedHashSet<>(graph.nodes()),
                    List.copyOf(partition),
                    List.copyOf(clustering),
                    values));
            return;
        }
        values(rest, next + 1, values);
        values(rest, next + 1, with(values, rest.get(next)));
    }

    private static List<Column> with(List<Column> columns, Column more) {
        List<Column> all = new ArrayList<>(columns);
        all.add(more);
        return all;
    }
}
