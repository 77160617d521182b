package org.colonnade.redis;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.Shape;

/**
 * How the values of a family's entries are kept.
 *
 * <p>Invariant: an entry without values is kept too, and unlike any that has some.
 */
sealed interface EntryText permits MemberText, BareText {
    static EntryText of(Shape shape) {
        return shape.onlyJson().<EntryText>map(BareText::new).orElseGet(() -> new MemberText(shape.values()));
    }

    /** An entry with these values, and no others. */
    byte[] entry(Map<Field, Object> values);

    /** The step of a script that gives these values to the entry with a code; other columns stay as they are. */
    List<byte[]> step(byte[] code, Map<Field, Object> values);

    /** That an expectation is met, if a script can tell without knowing what values mean. */
    Optional<Demand> demand(Expectation.Holds expectation);

    /** The values of all columns, null for those that have none. */
    List<Object> values(byte[] entry);

    /** What reads some of the columns, or more. */
    Columns columns(List<Field> some);

    /** Columns that are read from many entries. */
    @FunctionalInterface
    interface Columns {
        /** Puts their values into a row, in which the first of all columns is at a place; what has none stays as it is. */
        void read(byte[] entry, Object[] row, int first);
    }
}
