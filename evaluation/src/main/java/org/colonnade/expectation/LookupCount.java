package org.colonnade.expectation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.colonnade.engine.Arguments;
import org.colonnade.plan.Bound;
import org.colonnade.plan.PlanStep;
import org.colonnade.plan.PlanStep.Lookup;
import org.colonnade.workload.Column;
import org.colonnade.workload.Predicate;

/** A lookup that runs on the content of its family, and counts the entries that it fetches; it makes each get once. */
final class LookupCount {
    private final Lookup lookup;
    private final Map<Column, Integer> slots;
    private final List<Column> columns;
    private final List<Bound> fixed;
    private final Map<List<Object>, List<Object[]>> content;
    private final int ranged;
    private final int[] told;

    LookupCount(Lookup lookup, FamilyContent content, Map<Column, Integer> slots) {
        this.lookup = lookup;
        this.slots = slots;
        this.columns = lookup.family().columns();
        this.fixed = Stream.concat(lookup.partition().stream(), lookup.prefix().stream())
                .toList();
        this.content =
                content.by(fixed.stream().map(b -> columns.indexOf(b.family())).toList());
        this.ranged = fixed.size();
        this.told = columns.stream().mapToInt(this::slot).toArray();
    }

    /** The place in a row of what a column of the family tells; none if it tells nothing of the query. */
    private int slot(Column column) {
        return lookup.nodes().containsKey(column.node())
                ? slots.computeIfAbsent(PlanStep.query(lookup.nodes(), column), c -> slots.size())
                : -1;
    }

    /** Joins rows with the entries that they look up, adds these to the joined ones, and returns how many were fetched. */
    double join(List<Object[]> rows, Arguments arguments, List<Object[]> joined) {
        Set<List<Object>> made = new HashSet<>();
        double fetched = 0;
        for (Object[] row : rows) {
            for (List<Object> key : keys(row, arguments)) {
                List<Object[]> entries = content.getOrDefault(key, List.of()).stream()
                        .filter(e -> isInRange(e, arguments))
                        .toList();
                fetched += made.add(key) ? entries.size() : 0;
                entries.stream().filter(e -> matches(e, row)).forEach(e -> joined.add(joined(row, e)));
            }
        }
        return fetched;
    }

    private List<List<Object>> keys(Object[] row, Arguments arguments) {
        List<List<Object>> keys = List.of(List.of());
        for (Bound bound : fixed) {
            List<List<Object>> longer = new ArrayList<>();
            for (List<Object> key : keys) {
                for (Object value : values(bound, row, arguments)) {
                    List<Object> more = new ArrayList<>(key);
                    more.add(value);
                    longer.add(more);
                }
            }
            keys = longer;
        }
        return keys;
    }

    private List<?> values(Bound bound, Object[] row, Arguments arguments) {
        return bound.binding()
                .match(
                        given -> Collections.singletonList(arguments.value(
                                given.operand(), bound.query().attribute().type())),
                        each -> arguments.listed(each.predicate()),
                        known -> Collections.singletonList(row[slots.get(known.column())]));
    }

    private boolean isInRange(Object[] entry, Arguments arguments) {
        for (Predicate predicate : lookup.range()) {
            if (!arguments.holds(predicate, entry[ranged])) {
                return false;
            }
        }
        return true;
    }

    private boolean matches(Object[] entry, Object[] row) {
        for (Bound bound : lookup.matches()) {
            if (!entry[columns.indexOf(bound.family())].equals(row[slots.get(bound.query())])) {
                return false;
            }
        }
        return true;
    }

    private Object[] joined(Object[] row, Object[] entry) {
        Object[] joined = row.clone();
        for (int i = 0; i < told.length; i++) {
            if (told[i] >= 0) {
                joined[told[i]] = entry[i];
            }
        }
        return joined;
    }
}
