package org.colonnade.upkeep;

import java.util.List;
import org.colonnade.workload.Column;
import org.colonnade.workload.Statement.Select;

/**
 * A support query, and the family's columns that its answer gives.
 *
 * <p>Invariant: the last columns of the query give {@code columns}, in this order. Before them stands the key of the
 * updated instance, if the update does not name it. If {@code columns} is empty, it matters only whether there is a row.
 */
public record Support(Select query, List<Column> columns) {
    public Support {
        columns = List.copyOf(columns);
    }

    @Override
    public String toString() {
        return query.toString();
    }
}
