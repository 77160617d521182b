package org.colonnade.aggregates;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.colonnade.store.OrderedStore;
import org.colonnade.store.Range;
import org.colonnade.store.Rows;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;

/** The keys of the blocks of a class that are there while they are read. Streams of them are to be closed. */
record BlockIds(Store store, Shape family) {
    /** All, in any order. */
    Stream<Object> all() {
        return ids(store.scan(family));
    }

    /** All from one to before another, in their order, if the store keeps one. */
    Stream<Object> range(Optional<Object> from, Optional<Object> to) {
        if (!(store instanceof OrderedStore ordered)) {
            throw new StoreException(
                    StoreException.Kind.UNSUPPORTED,
                    "this store keeps " + family.name()
                            + " in no order of keys; use all() and filter, or another store");
        }
        Range range = new Range(List.of(), from.map(f -> new Range.End(f, true)), to.map(t -> new Range.End(t, false)));
        return ids(ordered.scan(family, range));
    }

    private static Stream<Object> ids(Rows rows) {
        return rows.stream()
                .filter(r -> BlockCode.entry(r).equals(AggregateShape.HEAD))
                .map(r -> r.values().get(0));
    }
}
