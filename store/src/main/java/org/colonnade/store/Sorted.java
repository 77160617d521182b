package org.colonnade.store;

/** A column of an entry's key, and which way it orders the entries of a block. */
public record Sorted(Field field, boolean descending) {
    @Override
    public String toString() {
        return field + (descending ? " desc" : "");
    }
}
