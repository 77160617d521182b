package org.colonnade.hbase;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.hadoop.hbase.client.ColumnFamilyDescriptor;
import org.apache.hadoop.hbase.client.TableDescriptor;

/** Tables as HBase's shell takes them. */
final class ShellText {
    private ShellText() {}

    /** The command that makes a table, with what is said of it. */
    static List<String> creation(TableDescriptor table) {
        List<String> parts = new ArrayList<>();
        parts.add("create " + quoted(table.getTableName().getNameAsString()));
        for (ColumnFamilyDescriptor columns : table.getColumnFamilies()) {
            parts.add("  {NAME => " + quoted(columns.getNameAsString()) + ", VERSIONS => " + columns.getMaxVersions()
                    + ", NEW_VERSION_BEHAVIOR => " + columns.isNewVersionBehavior() + "}");
        }
        parts.add("  DURABILITY => " + quoted(table.getDurability().name()));
        parts.add(Catalogue.OWN_VALUES.stream()
                .map(name -> quoted(name) + " => " + quoted(table.getValue(name)))
                .collect(Collectors.joining(", ", "  METADATA => {", "}")));
        return List.of(String.join(",\n", parts).split("\n"));
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
