package org.colonnade.upkeep;

import java.util.List;
import org.colonnade.workload.Column;
import org.colonnade.workload.Statement.Select;

/**
 * A support query, and the columns of the family's nodes that its answer tells.
 *
 * <p>Invariant: each column of the query tells the one of {@code columns} at its place. Some of them may be keys of nodes
 * that the family itself does not keep; they serve to join the answers of several queries.
 */
public record Support(Select query, List<Column> columns) {
    public Support {
        columns = List.copyOf(columns);
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Support that && columns.equals(that.columns) && query.equals(that.query);
    }

    @Override
    public int hashCode() {
        return query.hashCode();
    }

    @Override
    public String toString() {
        return query.toString();
    }
}
