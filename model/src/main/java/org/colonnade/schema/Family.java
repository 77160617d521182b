package org.colonnade.schema;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.text.Span;
import org.colonnade.workload.Column;
import org.colonnade.workload.Determination;
import org.colonnade.workload.Node;
import org.colonnade.workload.Ordering;
import org.colonnade.workload.QueryGraph;

/**
 * A family of blocks over a query graph: one entry for each tuple of the graph's join.
 *
 * <p>Invariants: {@code partition} is the block's key, {@code clustering} the entry's key and order, {@code
 * values} the rest; all are scalar or whole attributes of the graph's nodes, none twice; {@code partition}
 * may be empty: then the whole family is one block.
 */
public record Family(
        String name,
        QueryGraph graph,
        List<Column> partition,
        List<Ordering> clustering,
        List<Column> values,
        Span at) {
    public Family {
        partition = List.copyOf(partition);
        clustering = List.copyOf(clustering);
        values = List.copyOf(values);
    }

    /** Returns the columns of an entry's full key, those of the block's key first. */
    public List<Column> key() {
        return Stream.concat(partition.stream(), clustering.stream().map(Ordering::column))
                .toList();
    }

    /** Returns all columns. */
    public List<Column> columns() {
        return Stream.concat(key().stream(), values.stream()).toList();
    }

    /** Returns the nodes whose instances an entry's key determines. */
    public Set<Node> determined() {
        return Determination.by(graph, key());
    }

    /** Returns whether different tuples are always different entries, so that no duplicate is lost. */
    public boolean keepsTuples() {
        return determined().size() == graph.nodes().size();
    }

    /** Returns the same family under another name. */
    public Family named(String other) {
        return new Family(other, graph, partition, clustering, values, at);
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Family that
                        && name.equals(that.name)
                        && partition.equals(that.partition)
                        && clustering.equals(that.clustering)
                        && values.equals(that.values)
                        && graph.equals(that.graph)
                        && at.equals(that.at);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * name.hashCode() + partition.hashCode()) + clustering.hashCode()) + values.hashCode();
    }

    /** Returns the paper's triple: {@code [Article.id][comments.posted, comments.id][comments.body]}. */
    @Override
    public String toString() {
        return bracketed(partition) + bracketed(clustering) + bracketed(values);
    }

    private static String bracketed(List<?> columns) {
        return columns.stream().map(Object::toString).collect(Collectors.joining(", ", "[", "]"));
    }
}
