package org.colonnade.cql;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;
import org.colonnade.workload.Ordering;

/**
 * The statement that creates one family.
 *
 * <p>A family that is one block has no key to be found by, and gets a column that is always 0.
 */
final class CqlTable {
    private static final String CONSTANT = "block";

    private final String name;
    private final Family family;
    private final CqlNames names = new CqlNames(Integer.MAX_VALUE);
    private final Map<Column, String> columns = new LinkedHashMap<>();

    CqlTable(String name, Family family) {
        this.name = name;
        this.family = family;
        if (family.partition().isEmpty()) {
            names.fresh(CONSTANT);
        }
        family.columns().forEach(c -> columns.put(c, CqlNames.quoted(names.fresh(CqlSchema.name(c)))));
    }

    @Override
    public String toString() {
        String constant = family.partition().isEmpty() ? "  " + CONSTANT + " tinyint,  -- always 0\n" : "";
        String declared = family.columns().stream()
                .map(c -> "  " + columns.get(c) + " " + CqlType.of(c.attribute().type()) + ",\n")
                .collect(Collectors.joining());
        return "CREATE TABLE " + name + " (\n" + constant + declared + "  PRIMARY KEY (" + key() + ")\n)" + order()
                + ";\n";
    }

    private String key() {
        String partition = family.partition().isEmpty() ? CONSTANT : list(family.partition());
        return Stream.concat(
                        Stream.of("(" + partition + ")"),
                        family.clustering().stream().map(this::clustering))
                .collect(Collectors.joining(", "));
    }

    private String list(List<Column> key) {
        return key.stream().map(columns::get).collect(Collectors.joining(", "));
    }

    private String clustering(Ordering ordering) {
        return columns.get(ordering.column());
    }

    private String order() {
        return family.clustering().isEmpty()
                ? ""
                : family.clustering().stream()
                        .map(o -> clustering(o) + (o.descending() ? " DESC" : " ASC"))
                        .collect(Collectors.joining(", ", " WITH CLUSTERING ORDER BY (", ")"));
    }
}
