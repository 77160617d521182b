package org.colonnade.workload;

import org.colonnade.model.Attribute;
import org.colonnade.text.Span;

/** A new value for an attribute, or, with {@code appends}, a new element at the end of a collection. */
public record Assignment(Attribute attribute, boolean appends, Operand value, Span at) {
    @Override
    public String toString() {
        return attribute.name() + (appends ? " += " : " = ") + value;
    }
}
