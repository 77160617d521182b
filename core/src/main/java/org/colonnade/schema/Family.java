package org.colonnade.schema;

import java.util.List;
import java.util.stream.Collectors;
import org.colonnade.text.Span;
import org.colonnade.workload.Column;
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

    /** The paper's triple: {@code [Article.id][comments.posted, comments.id][comments.body]}. */
    @Override
    public String toString() {
        return bracketed(partition) + bracketed(clustering) + bracketed(values);
    }

    private static String bracketed(List<?> columns) {
        return columns.stream().map(Object::toString).collect(Collectors.joining(", ", "[", "]"));
    }
}
