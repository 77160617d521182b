package org.colonnade.cql;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.colonnade.model.Attribute;
import org.colonnade.schema.Family;
import org.colonnade.store.Field;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;
import org.colonnade.workload.Column;

/** A family of the advisor as one that a store keeps: its columns get names that differ. */
final class FamilyShape {
    private final Family family;
    private final CqlNames names = new CqlNames(Integer.MAX_VALUE);
    private final Map<Column, Field> fields = new LinkedHashMap<>();

    private FamilyShape(Family family) {
        this.family = family;
        family.columns()
                .forEach(c -> fields.put(
                        c, new Field(names.fresh(name(c)), c.attribute().type())));
    }

    static Shape of(Family family, String name) {
        return new FamilyShape(family).shape(name);
    }

    private Shape shape(String name) {
        return new Shape(
                name,
                fields(family.partition()),
                family.clustering().stream()
                        .map(o -> new Sorted(fields.get(o.column()), o.descending()))
                        .toList(),
                fields(family.values()));
    }

    private List<Field> fields(List<Column> columns) {
        return columns.stream().map(fields::get).toList();
    }

    /** The name of a column: that of its node, then of its attribute. */
    private static String name(Column column) {
        return CqlNames.snake(column.node().name()) + "_"
                + column.attributes().stream()
                        .map(Attribute::name)
                        .map(CqlNames::snake)
                        .collect(Collectors.joining("_"));
    }
}
