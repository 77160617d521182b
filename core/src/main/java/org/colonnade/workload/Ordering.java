package org.colonnade.workload;

/** One criterion of an ORDER BY, or the order that a family keeps its entries in. */
public record Ordering(Column column, boolean descending) {
    @Override
    public String toString() {
        return column + (descending ? " DESC" : "");
    }
}
