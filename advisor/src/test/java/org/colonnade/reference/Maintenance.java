package org.colonnade.reference;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.colonnade.schema.Family;
import org.colonnade.upkeep.Change;
import org.colonnade.upkeep.Change.Side;
import org.colonnade.upkeep.Given;
import org.colonnade.upkeep.Support;
import org.colonnade.workload.Column;
import org.colonnade.workload.Statement.Select;

/**
 * Applies the changes of an update to a family, as {@link Change} says: first all answers, then deletes, then puts.
 *
 * <p>{@code answers} gives the rows of a support query, in the order of its columns.
 */
record Maintenance(Arguments arguments, Function<Select, List<List<Object>>> answers) {

    /** What will be written; the answers are those of this moment. */
    Runnable prepare(List<Change> changes, Blocks blocks) {
        List<Map<Column, Object>> deletes = new ArrayList<>();
        Map<List<Object>, Put> puts = new LinkedHashMap<>();
        for (Change change : changes) {
            for (Map<Column, Object> entry : entries(change)) {
                if (change.kind().deletes()) {
                    deletes.add(entry);
                }
                if (change.kind().puts()) {
                    Put put = puts.computeIfAbsent(key(entry, blocks.family), k -> new Put());
                    put.old.putAll(entry);
                    put.fresh.putAll(values(change.fresh(), entry));
                }
            }
        }
        return () -> {
            deletes.forEach(blocks::delete);
            puts.values().forEach(p -> blocks.put(union(p.old, p.fresh)));
        };
    }

    private static List<Object> key(Map<Column, Object> entry, Family family) {
        return family.key().stream().map(entry::get).toList();
    }

    /** All that an update puts in place of one old entry, or as a new one. */
    private record Put(Map<Column, Object> old, Map<Column, Object> fresh) {
        Put() {
            this(new LinkedHashMap<>(), new LinkedHashMap<>());
        }
    }

    private Map<Column, Object> values(Map<Column, Given> given, Map<Column, Object> old) {
        Map<Column, Object> values = new LinkedHashMap<>();
        given.forEach((column, value) -> values.put(
                column,
                value.appends()
                        ? Values.longer(old.get(column), arguments.value(value.operand()))
                        : Values.inside(arguments.value(value.operand()), value.inside())));
        return values;
    }

    private List<Map<Column, Object>> entries(Change change) {
        List<Map<Column, Object>> entries = List.of(values(change.given(), Map.of()));
        for (Side side : change.sides()) {
            for (Support support : side.support()) {
                List<Map<Column, Object>> joined = new ArrayList<>();
                for (Map<Column, Object> entry : entries) {
                    rows(support).stream().filter(r -> agree(entry, r)).forEach(r -> joined.add(union(entry, r)));
                }
                entries = joined;
            }
        }
        return entries;
    }

    private Set<Map<Column, Object>> rows(Support support) {
        Set<Map<Column, Object>> rows = new LinkedHashSet<>();
        for (List<Object> values : answers.apply(support.query())) {
            Map<Column, Object> row = new LinkedHashMap<>();
            for (int i = 0; i < support.columns().size(); i++) {
                row.put(support.columns().get(i), values.get(i));
            }
            rows.add(row);
        }
        return rows;
    }

    private static boolean agree(Map<Column, Object> one, Map<Column, Object> other) {
        return other.keySet().stream()
                .filter(one::containsKey)
                .allMatch(c -> Order.compare(one.get(c), other.get(c)) == 0);
    }

    private static Map<Column, Object> union(Map<Column, Object> one, Map<Column, Object> other) {
        Map<Column, Object> union = new LinkedHashMap<>(one);
        union.putAll(other);
        return union;
    }
}
