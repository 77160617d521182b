package org.colonnade.aggregates;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.cut.BlockEntry;
import org.colonnade.cut.Cut;
import org.colonnade.cut.Portion;
import org.colonnade.json.ComplexJson;
import org.colonnade.store.Expectation;
import org.colonnade.store.Mutation;
import org.colonnade.store.Row;
import org.colonnade.store.StoreException;
import org.colonnade.value.ComplexValue;
import tools.jackson.core.JacksonException;

/** Blocks of a class as rows of its family. */
record BlockCode(AggregateClass aggregate, AggregateShape shape, EntryTypes types, HeadCode heads) {
    /** The most characters of a broken block that a message shows. */
    private static final int LONGEST_SHOWN = 300;

    BlockCode(AggregateClass aggregate, String family) {
        this(aggregate, AggregateShape.of(aggregate, family), new EntryTypes(aggregate), new HeadCode(aggregate));
    }

    /** Returns the mutations that make a block anew, whatever was there before. */
    List<Mutation> fresh(Object id, Head head, ComplexValue value) {
        List<Mutation> mutations = new ArrayList<>();
        mutations.add(clear(id));
        mutations.add(put(id, head));
        head.cut().cut(value).forEach(e -> mutations.add(put(id, e)));
        return mutations;
    }

    Mutation clear(Object id) {
        return new Mutation.Clear(shape.shape(), List.of(id));
    }

    Mutation put(Object id, Head head) {
        return put(id, AggregateShape.HEAD, heads.text(head));
    }

    Mutation put(Object id, BlockEntry entry) {
        return put(id, entry.key(), ComplexJson.text(entry.value()));
    }

    /** An entry whose value is this JSON. */
    Mutation put(Object id, String entry, String value) {
        return new Mutation.Put(shape.shape(), shape.key(id, entry), Map.of(AggregateShape.VALUE, value));
    }

    /** Returns the expectation that a block still has a head. */
    Expectation expectation(Object id, Head head) {
        return new Expectation.Holds(
                shape.shape(), shape.key(id, AggregateShape.HEAD), Map.of(AggregateShape.VALUE, heads.text(head)));
    }

    Mutation delete(Object id, String entry) {
        return new Mutation.Delete(shape.shape(), shape.key(id, entry));
    }

    /** The head among some rows of a block in their order, if it is there; it comes before all others. */
    Optional<Head> head(List<Row> rows) {
        return rows.isEmpty() || !entry(rows.get(0)).equals(AggregateShape.HEAD)
                ? Optional.empty()
                : Optional.of(head(rows.get(0)));
    }

    private Head head(Row row) {
        try {
            return heads.read(value(row));
        } catch (JacksonException | IllegalArgumentException | NullPointerException e) {
            throw broken(row, e);
        }
    }

    /** The entries among some rows of a block that was cut so. */
    List<BlockEntry> entries(Cut cut, List<Row> rows) {
        List<BlockEntry> entries = new ArrayList<>();
        for (Row row : rows) {
            if (!entry(row).equals(AggregateShape.HEAD)) {
                entries.add(entry(cut, row));
            }
        }
        return entries;
    }

    /** Returns the part at a path, from rows of a block that was cut so. */
    ComplexValue join(Cut cut, AccessPath path, List<Row> rows) {
        return join(cut, path, rows, entries(cut, rows));
    }

    /** What is at a path, of rows of a block that was cut so, and the entries that were read from them. */
    ComplexValue join(Cut cut, AccessPath path, List<Row> rows, List<BlockEntry> entries) {
        try {
            return cut.join(path, entries);
        } catch (IllegalArgumentException e) {
            throw broken(rows.get(0).values().get(0), e);
        }
    }

    private BlockEntry entry(Cut cut, Row row) {
        try {
            Optional<Portion> portion = cut.portion(entry(row));
            ComplexValue value = portion.isPresent()
                    ? ComplexJson.read(aggregate.name(), types.of(portion.get()), value(row))
                    : value(row).startsWith("[") ? ComplexValue.Elements.NONE : ComplexValue.Fields.NONE;
            return new BlockEntry(entry(row), value);
        } catch (IllegalArgumentException e) {
            throw broken(row, e);
        }
    }

    /** The Java object that the only entry of a block is. */
    <A> A only(Cut cut, Row row, ObjectCode<A> objects) {
        return objects.of(() -> Optional.of(value(row)), () -> join(cut, AccessPath.ROOT, List.of(row)));
    }

    /** Returns whether a cut makes entries with the keys of all of some rows. */
    static boolean areMade(Cut cut, List<Row> rows) {
        return rows.stream().allMatch(r -> cut.makes(entry(r)));
    }

    static String entry(Row row) {
        return (String) row.values().get(1);
    }

    static String value(Row row) {
        return (String) row.values().get(2);
    }

    StoreException broken(Object what, Exception cause) {
        return new StoreException(
                StoreException.Kind.BROKEN,
                "this is no aggregate of " + aggregate + " as the design has it: " + shortened(what.toString()) + ": "
                        + shortened(cause.getMessage()),
                cause);
    }

    StoreException busy(Object id) {
        return new StoreException(
                StoreException.Kind.TIMEOUT,
                aggregate + " " + shortened(id.toString())
                        + " can be neither read nor written as a whole: others change it all the time");
    }

    private static String shortened(String text) {
        return text.length() > LONGEST_SHOWN ? text.substring(0, LONGEST_SHOWN) + "..." : text;
    }
}
