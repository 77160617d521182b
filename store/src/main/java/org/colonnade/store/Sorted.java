package org.colonnade.store;

/** A column of an entry's key, with its direction in the order of a block's entries. */
public record Sorted(Field field, boolean descending) {
    @Override
    public String toString() {
        return field + (descending ? " desc" : "");
    }
}
