package org.colonnade.model;

import java.util.List;
import java.util.Optional;
import org.colonnade.text.Span;

/** A composite value without identity of its own, nested in the entities that hold it. It never contains itself. */
public record ValueObject(String name, List<Attribute> attributes, Span at) {
    public ValueObject {
        attributes = List.copyOf(attributes);
    }

    public Optional<Attribute> attribute(String wanted) {
        return Attribute.named(wanted, attributes);
    }

    @Override
    public String toString() {
        return name;
    }
}
