package org.colonnade.workload;

/** One criterion of an ORDER BY, or of the order in which a family keeps its entries. */
public record Ordering(Column column, boolean descending) {
    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Ordering that && descending == that.descending && column.equals(that.column);
    }

    @Override
    public int hashCode() {
        return 31 * column.hashCode() + Boolean.hashCode(descending);
    }

    @Override
    public String toString() {
        return column + (descending ? " DESC" : "");
    }
}
