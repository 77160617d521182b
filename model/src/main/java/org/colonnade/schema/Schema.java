package org.colonnade.schema;

import java.util.List;
import org.colonnade.text.Span;

/** A named set of families. Invariant: the families' names differ. */
public record Schema(String name, List<Family> families, Span at) {
    public Schema {
        families = List.copyOf(families);
    }

    @Override
    public String toString() {
        return name;
    }
}
