package org.colonnade.store;

import java.util.List;
import java.util.Optional;

/**
 * A range of consecutive entries of a block: their keys begin with {@code prefix}, and their next key column lies
 * between two ends.
 *
 * <p>Invariant: {@code from} and {@code to} are about values, {@code from} about the smaller ones, whichever way the
 * column orders the entries.
 */
public record Range(List<Object> prefix, Optional<End> from, Optional<End> to) {
    /** The range of a whole block. */
    public static final Range ALL = beginning(List.of());

    public Range {
        prefix = List.copyOf(prefix);
    }

    /** Returns the range of entries whose keys begin with these values. */
    public static Range beginning(List<Object> prefix) {
        return new Range(prefix, Optional.empty(), Optional.empty());
    }

    /** Returns whether it has an end, and so restricts the column after the prefix. */
    public boolean isBounded() {
        return from.isPresent() || to.isPresent();
    }

    /** Returns the same range with values in the form that keys have; fails if the columns have no such values. */
    Range in(Shape shape) {
        return of(shape.key().subList(shape.block().size(), shape.key().size()));
    }

    /** The same, with values in the form that keys have; fails if the columns of a key have no such values. */
    Range of(List<Field> columns) {
        return new Range(
                Values.key(columns, prefix),
                from.map(end -> end.in(columns.get(prefix.size()))),
                to.map(end -> end.in(columns.get(prefix.size()))));
    }

    /** An end of a range, with or without the value itself. */
    public record End(Object value, boolean inclusive) {
        private End in(Field column) {
            return new End(Values.key(column, value), inclusive);
        }
    }
}
