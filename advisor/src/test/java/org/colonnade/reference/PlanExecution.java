package org.colonnade.reference;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.colonnade.model.Attribute;
import org.colonnade.plan.Binding;
import org.colonnade.plan.Bound;
import org.colonnade.plan.PlanStep;
import org.colonnade.plan.PlanStep.Filter;
import org.colonnade.plan.PlanStep.Limit;
import org.colonnade.plan.PlanStep.Lookup;
import org.colonnade.plan.PlanStep.Merge;
import org.colonnade.plan.PlanStep.Reuse;
import org.colonnade.plan.PlanStep.Sort;
import org.colonnade.plan.QueryPlan;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;
import org.colonnade.workload.Ordering;
import org.colonnade.workload.Predicate;

/**
 * Executes plans on the contents of families, step by step as {@link PlanStep} says. A row has a value for each column.
 *
 * <p>{@code made}, if it is there, are the gets of the request so far; what is used again must be among them.
 */
record PlanExecution(Function<Family, Blocks> store, Arguments arguments, Optional<Set<List<Object>>> made) {
    /** What a plan begins with: one row that tells nothing. */
    private static final List<Map<Column, Object>> NOTHING = List.of(Map.of());

    /** The rows of the plan, as those of an {@link Answer}. */
    List<List<Object>> run(QueryPlan plan) {
        List<Map<Column, Object>> rows = NOTHING;
        for (PlanStep step : plan.steps()) {
            rows = run(step, rows);
        }
        List<List<Object>> result = new ArrayList<>();
        for (Map<Column, Object> row : rows) {
            List<Object> values = new ArrayList<>();
            Answer.columns(plan.query()).forEach(c -> values.add(known(row, c)));
            result.add(values);
        }
        return result;
    }

    /** The value of a column that a step told, or that is inside one. */
    private static Object known(Map<Column, Object> row, Column column) {
        List<Attribute> attributes = column.attributes();
        for (int i = attributes.size(); i > 0; i--) {
            Column outer = new Column(column.node(), attributes.subList(0, i), column.at());
            if (row.containsKey(outer)) {
                List<String> inner =
                        attributes.stream().skip(i).map(Attribute::name).toList();
                return Values.inside(row.get(outer), inner);
            }
        }
        throw new IllegalStateException("no step told " + column);
    }

    private List<Map<Column, Object>> run(PlanStep step, List<Map<Column, Object>> rows) {
        if (step instanceof Lookup lookup) {
            made.ifPresent(m -> m.addAll(gets(lookup, rows.isEmpty() && !readsRows(lookup) ? NOTHING : rows)));
            return lookup(lookup, rows);
        } else if (step instanceof Reuse reuse) {
            require(made.isEmpty() || made.get().containsAll(gets(reuse.lookup(), rows)), reuse.lookup());
            return lookup(reuse.lookup(), rows);
        } else if (step instanceof Filter filter) {
            return rows.stream()
                    .filter(r -> filter.predicates().stream().allMatch(p -> arguments.holds(p, known(r, p.column()))))
                    .toList();
        } else if (step instanceof Sort sort) {
            return sorted(rows, sort.by());
        } else if (step instanceof Merge merge) {
            return sorted(rows, merge.by());
        }
        return rows.stream().limit(((Limit) step).limit()).toList();
    }

    private static List<Map<Column, Object>> sorted(List<Map<Column, Object>> rows, List<Ordering> by) {
        List<Map<Column, Object>> sorted = new ArrayList<>(rows);
        sorted.sort(Comparator.comparing(r -> values(r, by), Order.by(by)));
        return sorted;
    }

    private static List<Object> values(Map<Column, Object> row, List<Ordering> by) {
        List<Object> values = new ArrayList<>();
        by.forEach(o -> values.add(known(row, o.column())));
        return values;
    }

    private List<Map<Column, Object>> lookup(Lookup lookup, List<Map<Column, Object>> rows) {
        List<Map<Column, Object>> joined = new ArrayList<>();
        for (Map<Column, Object> row : rows) {
            for (List<Object> key : keys(lookup.partition(), row)) {
                entries(lookup, key, row).forEach(e -> joined.add(join(lookup, row, e)));
            }
        }
        return joined;
    }

    /** Whether what it asks for depends on rows. If not, its get counts as made where no row is left to ask for. */
    private static boolean readsRows(Lookup lookup) {
        return lookup.partition().stream().anyMatch(b -> b.binding() instanceof Binding.Known);
    }

    /** The blocks that a lookup reads. */
    private Set<List<Object>> gets(Lookup lookup, List<Map<Column, Object>> rows) {
        Set<List<Object>> gets = new LinkedHashSet<>();
        for (Map<Column, Object> row : rows) {
            keys(lookup.partition(), row).forEach(k -> gets.add(List.of(lookup.family(), k)));
        }
        return gets;
    }

    /** The different keys that the bindings give for a row. */
    private Collection<List<Object>> keys(List<Bound> partition, Map<Column, Object> row) {
        Collection<List<Object>> keys = List.of(List.of());
        for (Bound bound : partition) {
            Collection<List<Object>> longer = new LinkedHashSet<>();
            for (List<Object> key : keys) {
                for (Object value : values(bound.binding(), row)) {
                    List<Object> more = new ArrayList<>(key);
                    more.add(value);
                    longer.add(more);
                }
            }
            keys = longer;
        }
        return keys;
    }

    private List<?> values(Binding binding, Map<Column, Object> row) {
        if (binding instanceof Binding.Each each) {
            return arguments.listed(each.predicate());
        }
        Object value = binding instanceof Binding.Known known
                ? known(row, known.column())
                : arguments.value(((Binding.Given) binding).operand());
        return Collections.singletonList(value);
    }

    /** The entries that one get returns for a row: restricted, turned around, cut off, and then matched. */
    private List<Map<Column, Object>> entries(Lookup lookup, List<Object> key, Map<Column, Object> row) {
        requireRangeAfterPrefix(lookup);
        List<Map<Column, Object>> entries = new ArrayList<>(store.apply(lookup.family()).get(key).stream()
                .filter(e -> agrees(lookup.prefix(), e, row) && inRange(lookup, e))
                .toList());
        if (lookup.reversed()) {
            Collections.reverse(entries);
        }
        int limit = lookup.limit().map(PlanStep.Cap::entries).orElse(Integer.MAX_VALUE);
        return entries.stream()
                .limit(limit)
                .filter(e -> agrees(lookup.matches(), e, row))
                .toList();
    }

    private boolean agrees(List<Bound> bounds, Map<Column, Object> entry, Map<Column, Object> row) {
        return bounds.stream().allMatch(b -> values(b.binding(), row).contains(entry.get(b.family())));
    }

    private boolean inRange(Lookup lookup, Map<Column, Object> entry) {
        Column next = next(lookup);
        return lookup.range().stream().allMatch(p -> arguments.holds(p, entry.get(next)));
    }

    private static Column next(Lookup lookup) {
        return lookup.range().isEmpty()
                ? null
                : lookup.family().clustering().get(lookup.prefix().size()).column();
    }

    /** A store can restrict a prefix of the clustering key, and then one column more. */
    private static void requireRangeAfterPrefix(Lookup lookup) {
        for (int i = 0; i < lookup.prefix().size(); i++) {
            Column column = lookup.family().clustering().get(i).column();
            require(column.equals(lookup.prefix().get(i).family()), lookup);
        }
        for (Predicate predicate : lookup.range()) {
            require(PlanStep.query(lookup.nodes(), next(lookup)).equals(predicate.column()), lookup);
        }
    }

    /** The row and what the entry tells of the query's nodes; both must agree on what both tell. */
    private static Map<Column, Object> join(Lookup lookup, Map<Column, Object> row, Map<Column, Object> entry) {
        Map<Column, Object> joined = new LinkedHashMap<>(row);
        for (Column column : lookup.family().columns()) {
            if (lookup.nodes().containsKey(column.node())) {
                Column asked = PlanStep.query(lookup.nodes(), column);
                Object value = entry.get(column);
                require(!row.containsKey(asked) || Order.compare(row.get(asked), value) == 0, lookup);
                joined.put(asked, value);
            }
        }
        return joined;
    }

    private static void require(boolean condition, Lookup lookup) {
        if (!condition) {
            throw new IllegalStateException("no store can run " + lookup + " of " + lookup.family());
        }
    }
}
