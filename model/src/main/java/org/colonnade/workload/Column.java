package org.colonnade.workload;

import java.util.List;
import org.colonnade.model.Attribute;
import org.colonnade.text.Span;

/**
 * An attribute at a node of a query graph, or an attribute inside it, reached through value objects.
 *
 * <p>Invariants: {@code attributes} has at least one element, the first one of the node's entity, each next one of the
 * value object before it. Two mentions of a column are equal wherever they stand.
 */
public record Column(Node node, List<Attribute> attributes, Span at) {
    public Column {
        attributes = List.copyOf(attributes);
    }

    /** Returns the attribute that it names: the last one. */
    public Attribute attribute() {
        return attributes.get(attributes.size() - 1);
    }

    /** Returns whether it is the whole key of the node's entity. */
    public boolean isKey() {
        return attributes.get(0).isKey() && node.entity().soleKey().isPresent();
    }

    /** Returns whether its attributes are those of another column, or lead further into what that one holds. */
    public boolean continues(Column outer) {
        int size = outer.attributes.size();
        return attributes.size() >= size && attributes.subList(0, size).equals(outer.attributes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Column that && node.equals(that.node) && attributes.equals(that.attributes);
    }

    @Override
    public int hashCode() {
        return 31 * node.hashCode() + attribute().name().hashCode();
    }

    @Override
    public String toString() {
        StringBuilder path = new StringBuilder(node.name());
        attributes.forEach(a -> path.append('.').append(a.name()));
        return path.toString();
    }
}
