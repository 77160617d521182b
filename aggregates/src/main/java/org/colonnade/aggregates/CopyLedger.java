package org.colonnade.aggregates;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Range;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;
import org.colonnade.store.Store;

/**
 * Records which aggregates of a class were copied to a store from a source, at which version. It is a family of its own
 * beside the copies, {@code Game.copies [id uuid][source text][version long]}, and tells a copy deleted since from an
 * aggregate never copied.
 *
 * <p>An aggregate is noted after it is copied and forgotten before its copy is deleted. So a crash in between leaves a
 * copy without a note, which the next migration finds and notes, but never a note without a copy, which would make an
 * aggregate that was never copied look deleted.
 */
record CopyLedger(Store store, Shape shape, String source) {
    private static final Field SOURCE = new Field("source", new Type.Simple(Scalar.TEXT, Scalar.TEXT.size()));
    private static final Field VERSION = new Field("version", new Type.Simple(Scalar.LONG, Scalar.LONG.size()));

    private static final int AT_ONCE = 200;

    /** @param family the name of the family that has the copies */
    CopyLedger(Store store, AggregateClass aggregate, String family, String source) {
        this(store, shape(aggregate, family + ".copies"), source);
    }

    private static Shape shape(AggregateClass aggregate, String name) {
        Field id = new Field("id", aggregate.key().type());
        return new Shape(name, List.of(id), List.of(new Sorted(SOURCE, false)), List.of(VERSION));
    }

    void create() {
        store.create(shape);
    }

    /** Forgets all copies from the source. Nothing is left of the ledger if there are none from others. */
    void finish() {
        if (hasOthers()) {
            forgetAll();
        } else {
            store.drop(shape.name());
        }
    }

    private boolean hasOthers() {
        try (Stream<Row> notes = store.scan(shape).stream()) {
            return notes.anyMatch(n -> !isOwn(n));
        }
    }

    private void forgetAll() {
        try (Stream<Row> notes = store.scan(shape).stream()) {
            Iterator<Object> own =
                    notes.filter(this::isOwn).map(n -> n.values().get(0)).iterator();
            new Batches(own, AT_ONCE).forEachRemaining(this::forget);
        }
    }

    private boolean isOwn(Row note) {
        return note.values().get(1).equals(source);
    }

    private void forget(List<Object> ids) {
        store.write(
                ids.stream()
                        .<Mutation>map(id -> new Mutation.Delete(shape, List.of(id, source)))
                        .toList(),
                Atomicity.BLOCK);
    }

    /** The version of the source that was last copied, if one was. */
    OptionalLong version(Object id) {
        List<Row> rows = store.list(new Get(
                shape, List.of(id), Range.beginning(List.of(source)), false, OptionalInt.empty(), shape.values()));
        return rows.isEmpty()
                ? OptionalLong.empty()
                : OptionalLong.of((Long) rows.get(0).values().get(2));
    }

    void note(Object id, long version) {
        store.write(List.of(new Mutation.Put(shape, List.of(id, source), Map.of(VERSION, version))), Atomicity.BLOCK);
    }

    void forget(Object id) {
        forget(List.of(id));
    }
}
