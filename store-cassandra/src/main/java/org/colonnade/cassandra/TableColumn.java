package org.colonnade.cassandra;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.cql.CqlTable;
import org.colonnade.cql.CqlType;
import org.colonnade.store.Field;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;

/** Columns as people read them, whether they come from a shape or from the catalogue: {@code clustering 1 id int asc}. */
final class TableColumn {
    private static final String NO_ORDER = "none";

    private TableColumn() {}

    /** What the catalogue says of a column. Quotes are left out: who must quote what differs between versions. */
    static String described(String name, String kind, int position, String type, String order) {
        return switch (kind) {
            case "partition_key" -> "partition key " + (position + 1) + ": " + name + " " + plain(type);
            case "clustering" -> "clustering key " + (position + 1) + ": " + name + " " + plain(type) + " " + order;
            default -> kind + " column " + name + " " + plain(type);
        };
    }

    /** The fields of a type. */
    static List<String> described(List<String> names, List<String> types) {
        List<String> fields = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            fields.add("field " + (i + 1) + ": " + names.get(i) + " " + plain(types.get(i)));
        }
        return fields;
    }

    private static String plain(String type) {
        return type.replace("\"", "");
    }

    /** The columns that the table of a shape has. */
    static List<String> of(Shape shape) {
        List<String> columns = new ArrayList<>();
        List<String> partition = new CqlTable(shape).partition();
        for (int i = 0; i < partition.size(); i++) {
            String type =
                    shape.block().isEmpty() ? "tinyint" : type(shape.block().get(i));
            columns.add(described(partition.get(i), "partition_key", i, type, NO_ORDER));
        }
        for (int i = 0; i < shape.entry().size(); i++) {
            Sorted column = shape.entry().get(i);
            String order = column.descending() ? "desc" : "asc";
            columns.add(described(column.field().name(), "clustering", i, type(column.field()), order));
        }
        shape.values().forEach(f -> columns.add(described(f.name(), "regular", -1, type(f), NO_ORDER)));
        return columns;
    }

    private static String type(Field field) {
        return CqlType.of(field.type());
    }
}
