package org.colonnade.aggregates;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.partition.KeyRange;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Range;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;

/**
 * The family that keeps the aggregates of a class: {@code Game [id uuid][entry text][value text, version long, partition
 * int]}.
 *
 * <p>{@code entry} is the entry's key and {@code value} its value as JSON. The first entry of each block is its head,
 * called {@value #HEAD}, which alone has a {@code version}. In all entries, {@code partition} tells by which partition they
 * were cut.
 */
public record AggregateShape(Shape shape) {
    static final String HEAD = "!";
    static final Field VALUE = new Field("value", new Type.Simple(Scalar.TEXT, 100), true);
    static final Field VERSION = new Field("version", simple(Scalar.LONG));
    static final Field PARTITION = new Field("partition", simple(Scalar.INT));
    private static final List<Field> WITH_VERSION = List.of(VALUE, VERSION);
    private static final List<Field> WITH_PARTITION = List.of(VALUE, PARTITION);
    private static final Field ENTRY = new Field("entry", simple(Scalar.TEXT));

    public static AggregateShape of(AggregateClass aggregate) {
        return of(aggregate, aggregate.name());
    }

    /** The same with another name. */
    static AggregateShape of(AggregateClass aggregate, String name) {
        Field id = new Field("id", aggregate.key().type());
        return new AggregateShape(
                new Shape(name, List.of(id), List.of(new Sorted(ENTRY, false)), List.of(VALUE, VERSION, PARTITION)));
    }

    private static Type simple(Scalar scalar) {
        return new Type.Simple(scalar, scalar.size());
    }

    /** All of a block; how its entries are cut, the head tells. */
    Get block(Object id) {
        return get(id, Range.ALL, WITH_VERSION);
    }

    /** The entry with a key, and how it was cut. */
    Get entry(Object id, String key) {
        return get(id, Range.beginning(List.of(key)), WITH_PARTITION);
    }

    Get head(Object id) {
        return get(id, Range.beginning(List.of(HEAD)), shape.values());
    }

    Get get(Object id, KeyRange range) {
        Optional<Range.End> from = Optional.of(new Range.End(range.from(), true));
        Range entries = range.isOne()
                ? Range.beginning(List.of(range.from()))
                : new Range(List.of(), from, range.to().map(to -> new Range.End(to, false)));
        return get(id, entries, shape.values());
    }

    private Get get(Object id, Range entries, List<Field> wanted) {
        return new Get(shape, List.of(id), entries, false, OptionalInt.empty(), wanted);
    }

    List<Object> key(Object id, String entry) {
        return List.of(id, entry);
    }
}
