package org.colonnade.aggregates;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.cut.KeyRange;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Range;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;

/**
 * The family that keeps the aggregates of a class, one block for each, as in the paper's abstract model:
 * {@code Game [id uuid][entry text][value json]}.
 *
 * <p>{@code entry} is the entry's key, which names its contents, and {@code value} its value. The first entry of each
 * block is its head, with the key {@value #HEAD}.
 */
public record AggregateShape(Shape shape) {
    static final String HEAD = "!";
    static final Field VALUE = new Field("value", new Type.Simple(Scalar.TEXT, 100), true);
    private static final Field ENTRY = new Field("entry", new Type.Simple(Scalar.TEXT, Scalar.TEXT.size()));

    public static AggregateShape of(AggregateClass aggregate) {
        return of(aggregate, aggregate.name());
    }

    /** The same with another name. */
    static AggregateShape of(AggregateClass aggregate, String name) {
        Field id = new Field("id", aggregate.key().type());
        return new AggregateShape(new Shape(name, List.of(id), List.of(new Sorted(ENTRY, false)), List.of(VALUE)));
    }

    /** All of a block; how its entries are cut, the head tells. */
    Get block(Object id) {
        return get(id, Range.ALL);
    }

    /** The entry with a key. */
    Get entry(Object id, String key) {
        return get(id, Range.beginning(List.of(key)));
    }

    Get head(Object id) {
        return entry(id, HEAD);
    }

    Get get(Object id, KeyRange range) {
        if (range.isOne()) {
            return entry(id, range.from());
        }
        Optional<Range.End> from = Optional.of(new Range.End(range.from(), true));
        return get(id, new Range(List.of(), from, range.to().map(to -> new Range.End(to, false))));
    }

    private Get get(Object id, Range entries) {
        return new Get(shape, List.of(id), entries, false, OptionalInt.empty(), shape.values());
    }

    List<Object> key(Object id, String entry) {
        return List.of(id, entry);
    }
}
