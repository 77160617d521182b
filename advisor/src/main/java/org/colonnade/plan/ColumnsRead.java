package org.colonnade.plan;

import java.util.Set;
import org.colonnade.workload.Column;

/**
 * What a lookup needs of its family beside the block's key: columns that must stay in the entry's key, since entries are
 * restricted or ordered by them, and columns whose values the plan learns or compares.
 */
public record ColumnsRead(Set<Column> ordered, Set<Column> told) {
    public ColumnsRead {
        ordered = Set.copyOf(ordered);
        told = Set.copyOf(told);
    }
}
