package org.colonnade.cassandra;

import com.datastax.oss.driver.api.core.cql.Row;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;

/** The types of a keyspace that nothing needs after a table is gone. */
final class UnusedTypes {
    private static final Pattern NAME = Pattern.compile("\"([^\"]|\"\")+\"|\\w+");

    private UnusedTypes() {}

    /** Those in the types of the columns of that table, and in these, outer ones first. */
    static List<String> after(List<String> gone, Function<String, Iterable<Row>> query) {
        Map<String, List<String>> types = new LinkedHashMap<>();
        query.apply("SELECT type_name, field_types FROM system_schema.types WHERE keyspace_name = ?")
                .forEach(r -> types.put(r.getString("type_name"), r.getList("field_types", String.class)));
        List<String> needed = new ArrayList<>();
        query.apply("SELECT type FROM system_schema.columns WHERE keyspace_name = ?")
                .forEach(r -> needed.add(r.getString("type")));
        List<String> candidates = new ArrayList<>(gone);
        List<String> unused = new ArrayList<>();
        for (int i = 0; i < candidates.size(); i++) {
            for (String name : names(candidates.get(i))) {
                if (types.containsKey(name) && !isNeeded(name, types, needed)) {
                    unused.add(name);
                    candidates.addAll(types.remove(name));
                }
            }
        }
        return unused;
    }

    private static boolean isNeeded(String name, Map<String, List<String>> types, List<String> needed) {
        return needed.stream().anyMatch(t -> names(t).contains(name))
                || types.values().stream().flatMap(List::stream).anyMatch(t -> names(t).contains(name));
    }

    private static List<String> names(String type) {
        return NAME.matcher(type)
                .results()
                .map(r -> r.group())
                .map(n -> n.startsWith("\"") ? n.substring(1, n.length() - 1).replace("\"\"", "\"") : n)
                .toList();
    }
}
