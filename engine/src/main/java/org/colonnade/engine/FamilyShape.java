package org.colonnade.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.colonnade.model.Attribute;
import org.colonnade.schema.Family;
import org.colonnade.store.Field;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;
import org.colonnade.workload.Column;

/**
 * A family as stores keep it.
 *
 * <p>A column is called after its node and its attribute, in snake case: {@code comments_posted}. Invariant: the fields
 * of the shape are those of {@link Family#columns}, one for one.
 */
public record FamilyShape(Family family, Shape shape) {

    public static FamilyShape of(Family family) {
        Map<Column, Field> fields = new LinkedHashMap<>();
        Map<String, Integer> taken = new LinkedHashMap<>();
        for (Column column : family.columns()) {
            String name = name(column);
            int count = taken.merge(name, 1, Integer::sum);
            fields.put(
                    column,
                    new Field(
                            count == 1 ? name : name + "_" + count,
                            column.attribute().type()));
        }
        return new FamilyShape(
                family,
                new Shape(
                        family.name(),
                        family.partition().stream().map(fields::get).toList(),
                        family.clustering().stream()
                                .map(o -> new Sorted(fields.get(o.column()), o.descending()))
                                .toList(),
                        family.values().stream().map(fields::get).toList()));
    }

    private static String name(Column column) {
        return snake(column.node().name()) + "_"
                + column.attributes().stream()
                        .map(Attribute::name)
                        .map(FamilyShape::snake)
                        .collect(Collectors.joining("_"));
    }

    /** {@code pointsOfInterest} becomes {@code points_of_interest}. */
    private static String snake(String name) {
        return name.replaceAll("([a-z0-9])([A-Z])", "$1_$2")
                .replaceAll("([A-Z])([A-Z][a-z])", "$1_$2")
                .toLowerCase(Locale.ROOT);
    }

    /** The key of an entry with these columns; empty if one has no value, for then there is no entry. */
    List<Object> key(Map<Column, Object> columns) {
        List<Object> key = family.key().stream().map(columns::get).toList();
        return key.contains(null) ? List.of() : key;
    }

    /** The columns that are no key, as far as a map tells them. */
    Map<Field, Object> values(Map<Column, Object> columns) {
        Map<Field, Object> values = new LinkedHashMap<>();
        for (int i = 0; i < family.values().size(); i++) {
            Column column = family.values().get(i);
            if (columns.containsKey(column)) {
                values.put(shape.values().get(i), columns.get(column));
            }
        }
        return values;
    }
}
