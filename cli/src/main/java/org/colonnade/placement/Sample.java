package org.colonnade.placement;

import java.util.List;
import java.util.function.Function;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.aggregates.Example;
import org.colonnade.partition.BlockEntry;
import org.colonnade.partition.Partition;
import org.colonnade.store.BlockLayout.Cell;
import org.colonnade.value.ComplexValue;

/** An aggregate, and how it is cut. */
record Sample(Partition partition, ComplexValue value) {
    private static final String HOME = ".";

    static Sample of(Partition partition) {
        return new Sample(partition, Example.of(partition).value());
    }

    AggregateClass aggregate() {
        return partition.aggregate();
    }

    String name() {
        return aggregate().name();
    }

    String keyName() {
        return aggregate().key().name();
    }

    /** The identifier of the aggregate, as text. */
    String id() {
        ComplexValue id = ((ComplexValue.Fields) value).get(keyName());
        return String.valueOf(((ComplexValue.Scalar) id).value());
    }

    /** The entries; the one with what no other has is called {@code .}, as the whole is, the paper's empty path. */
    List<BlockEntry> entries() {
        return partition.cut(value).stream()
                .map(e -> e.key().startsWith(HOME) ? new BlockEntry(HOME, e.value()) : e)
                .toList();
    }

    boolean isSingle() {
        return partition.equals(Partition.oneEntry(aggregate()));
    }

    /** Whether an entry is called by no path: it holds the whole aggregate, or what no other entry does. */
    static boolean isHome(BlockEntry entry) {
        return entry.key().equals(HOME);
    }

    /** A cell for each entry, whose key is made of that of the entry. */
    List<Cell> cells(Function<BlockEntry, String> key) {
        return entries().stream()
                .map(e -> new Cell(key.apply(e), ValueText.of(e.value())))
                .toList();
    }
}
