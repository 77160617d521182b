package org.colonnade.store;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.model.Attribute;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;

/**
 * A family in the form that stores keep.
 *
 * <p>The name of a column has its node and its attribute, in snake case: {@code comments_posted}. Invariant: the fields
 * of the shape are those of {@link Family#columns}, one for one.
 */
public record FamilyShape(Family family, Shape shape) {

    public static FamilyShape of(Family family) {
        Map<Column, Field> fields = new LinkedHashMap<>();
        Set<String> taken = new HashSet<>();
        for (Column column : family.columns()) {
            fields.put(
                    column,
                    new Field(fresh(name(column), taken), column.attribute().type()));
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

    /** Returns the same family under another name on the store. */
    public FamilyShape named(String name) {
        return new FamilyShape(family, new Shape(name, shape.block(), shape.entry(), shape.values()));
    }

    /** This name, or with a number behind it if it is taken. */
    private static String fresh(String wanted, Set<String> taken) {
        String name = wanted;
        for (int i = 2; !taken.add(name); i++) {
            name = wanted + "_" + i;
        }
        return name;
    }

    private static String name(Column column) {
        return snake(column.node().name()) + "_"
                + column.attributes().stream()
                        .map(Attribute::name)
                        .map(FamilyShape::snake)
                        .collect(Collectors.joining("_"));
    }

    /** Converts {@code pointsOfInterest} to {@code points_of_interest}. */
    public static String snake(String name) {
        return name.replaceAll("([a-z0-9])([A-Z])", "$1_$2")
                .replaceAll("([A-Z])([A-Z][a-z])", "$1_$2")
                .toLowerCase(Locale.ROOT);
    }

    /** Returns the key of an entry with these columns; empty if one has no value, for then there is no entry. */
    public List<Object> key(Map<Column, Object> columns) {
        List<Object> key = family.key().stream().map(columns::get).toList();
        return key.contains(null) ? List.of() : key;
    }

    /** Returns the values of the columns outside the key that the map has. */
    public Map<Field, Object> values(Map<Column, Object> columns) {
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
