package org.colonnade.generator;

import java.util.List;
import java.util.stream.Stream;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.model.Path;

/** An attribute of an entity on a path, and the name by which a statement knows that entity. */
record PathColumn(String node, Attribute attribute) {

    /** Returns all columns along a path, from its start to its end. */
    static List<PathColumn> along(Path path) {
        return Stream.concat(
                        of(path.start().name(), path.start()).stream(),
                        path.steps().stream().flatMap(s -> of(s.name(), s.target()).stream()))
                .toList();
    }

    /** Returns the columns of one entity. */
    static List<PathColumn> of(String node, Entity entity) {
        return entity.attributes().stream().map(a -> new PathColumn(node, a)).toList();
    }

    boolean isKey() {
        return attribute.isKey();
    }

    /** Returns a condition on it with a parameter of its own. */
    String compared(String sign) {
        boolean first = node.equals(attribute.owner());
        return this + " " + sign + " ?" + (first ? "" : node + "_") + attribute.name();
    }

    @Override
    public String toString() {
        return node + "." + attribute.name();
    }
}
