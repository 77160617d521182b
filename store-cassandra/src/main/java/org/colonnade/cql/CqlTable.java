package org.colonnade.cql;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.store.Field;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;

/**
 * A family as a table: a block is a partition, an entry is a row, and each column is one of its own type.
 *
 * <p>A family that is one block has no key to be found by, and gets a column that is always 0.
 */
public final class CqlTable {
    private static final String CONSTANT = "block";

    private final Shape shape;
    private final String constant;
    private final String name;

    public CqlTable(Shape shape) {
        this.shape = shape;
        this.constant = constant(shape);
        this.name = CqlNames.quoted(CqlNames.table(shape.name()));
    }

    private static String constant(Shape shape) {
        Set<String> taken = new HashSet<>();
        shape.fields().forEach(f -> taken.add(f.name()));
        String name = CONSTANT;
        for (int i = 2; taken.contains(name); i++) {
            name = CONSTANT + "_" + i;
        }
        return name;
    }

    /** Its name, as a statement writes it. */
    public String name() {
        return name;
    }

    /** The name of a column, as a statement writes it. */
    public static String column(Field field) {
        return CqlNames.quoted(field.name());
    }

    /** Whether the table has a column that is always 0. */
    public boolean hasConstant() {
        return shape.block().isEmpty();
    }

    /** The columns of the partition key, as the catalogue knows them. */
    public List<String> partition() {
        return hasConstant()
                ? List.of(constant)
                : shape.block().stream().map(Field::name).toList();
    }

    /** Its name, columns and order, as they follow {@code CREATE TABLE}. */
    public String definition() {
        String always = hasConstant() ? "  " + constant + " tinyint,  -- always 0\n" : "";
        String declared = shape.fields().stream()
                .map(f -> "  " + column(f) + " " + CqlType.of(f.type()) + ",\n")
                .collect(Collectors.joining());
        return name() + " (\n" + always + declared + "  PRIMARY KEY (" + key() + ")\n)" + options();
    }

    private String key() {
        String partition = partition().stream().map(CqlNames::quoted).collect(Collectors.joining(", ", "(", ")"));
        return Stream.concat(Stream.of(partition), shape.entry().stream().map(s -> column(s.field())))
                .collect(Collectors.joining(", "));
    }

    private String options() {
        List<String> options =
                Stream.of(order(), comment()).filter(o -> !o.isEmpty()).toList();
        return options.isEmpty() ? "" : " WITH " + String.join(" AND ", options);
    }

    private String order() {
        return shape.entry().isEmpty()
                ? ""
                : shape.entry().stream()
                        .map(CqlTable::ordered)
                        .collect(Collectors.joining(", ", "CLUSTERING ORDER BY (", ")"));
    }

    private static String ordered(Sorted column) {
        return column(column.field()) + (column.descending() ? " DESC" : " ASC");
    }

    /** What a name that had to be changed was. */
    private String comment() {
        return CqlNames.table(shape.name()).equals(shape.name())
                ? ""
                : "comment = '" + shape.name().replace("'", "''") + "'";
    }
}
