package org.colonnade.arrangement;

import java.util.Optional;
import org.colonnade.value.ComplexValue;

/** One way to keep the aggregates of a class on a store, in families of its own. Safe for use by many threads. */
interface Arrangement {
    String name();

    void create();

    void drop();

    /** Writes an aggregate, replacing any earlier one. */
    void put(Object key, ComplexValue aggregate);

    /** The aggregate as a whole. */
    Optional<ComplexValue> get(Object key);

    /** Adds an element to the end of the collection. */
    void append(Object key, ComplexValue element);
}
