package org.colonnade.fact;

import java.util.stream.Collectors;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.model.KeyColumn;
import org.colonnade.model.Step;
import org.colonnade.workload.Column;

/**
 * What can be known of an instance of an entity: its value of an attribute, or its partners along a step. That it is
 * there at all is its key, all parts of it together.
 */
public record Fact(Entity entity, String name) {
    static Fact attribute(Entity entity, Attribute attribute) {
        return attribute.isKey() ? key(entity) : new Fact(entity, attribute.name());
    }

    static Fact column(Column column) {
        return attribute(column.node().entity(), column.attributes().get(0));
    }

    static Fact key(Entity entity) {
        return new Fact(
                entity, entity.keyColumns().stream().map(KeyColumn::toString).collect(Collectors.joining(", ")));
    }

    static Fact partners(Step step) {
        return new Fact(step.source(), step.name());
    }
}
