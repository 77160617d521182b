package org.colonnade.workload;

import org.colonnade.model.Entity;
import org.colonnade.text.Span;

/** One occurrence of an entity in a query graph, under the name that the statement gives it. */
public record Node(int number, String name, Entity entity, Span at) {
    @Override
    public boolean equals(Object other) {
        return other instanceof Node that
                && number == that.number
                && name.equals(that.name)
                && entity.equals(that.entity);
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + number;
    }

    @Override
    public String toString() {
        return name;
    }
}
