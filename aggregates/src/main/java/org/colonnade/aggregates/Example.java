package org.colonnade.aggregates;

import java.util.List;
import org.colonnade.partition.Partition;
import org.colonnade.store.Mutation;
import org.colonnade.value.ComplexValue;

/**
 * A made-up aggregate that shows how those of its class are kept.
 *
 * <p>Invariant: two examples of one partition are equal.
 */
public record Example(Partition partition, ComplexValue value) {
    private static final long VERSION = 1;

    public static Example of(Partition partition) {
        return new Example(partition, Exemplar.SHOWING.of(partition.aggregate().type()));
    }

    /** Returns its key. */
    public Object id() {
        return new Checks(partition.aggregate()).key(value);
    }

    /** Returns what {@link Aggregates#put} writes to a store, but with version 1, where that begins with any number. */
    public List<Mutation> mutations() {
        return mutations(VERSION);
    }

    List<Mutation> mutations(long version) {
        return new BlockCode(partition.aggregate(), partition.aggregate().name())
                .fresh(id(), Head.first(version, partition, value), value);
    }
}
