package org.colonnade.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.plan.PlanStep;
import org.colonnade.plan.PlanStep.Lookup;
import org.colonnade.plan.QueryPlan;
import org.colonnade.store.Values;
import org.colonnade.workload.Column;

/**
 * The place of each column of a query in the rows of its plan.
 *
 * <p>A column of a value object that a family keeps as a whole has a slot of its own, which is filled with the whole.
 */
final class Slots {
    private final Map<Column, Integer> slots = new LinkedHashMap<>();

    Slots(QueryPlan plan) {
        plan.query().columns().forEach(this::add);
        plan.query().where().forEach(p -> add(p.column()));
        plan.query().orderBy().forEach(o -> add(o.column()));
        for (Lookup lookup : plan.lookups()) {
            told(lookup).forEach(this::add);
        }
    }

    private void add(Column column) {
        slots.putIfAbsent(column, slots.size());
    }

    int size() {
        return slots.size();
    }

    int of(Column column) {
        Integer slot = slots.get(column);
        if (slot == null) {
            throw new IllegalStateException("no step tells " + column);
        }
        return slot;
    }

    /** The query's columns that a lookup tells. */
    private static List<Column> told(Lookup lookup) {
        return lookup.family().columns().stream()
                .filter(c -> lookup.nodes().containsKey(c.node()))
                .map(c -> PlanStep.query(lookup.nodes(), c))
                .toList();
    }

    /** Returns how the columns of a lookup's family fill a row. */
    List<Filling> fillings(Lookup lookup) {
        List<Filling> fillings = new ArrayList<>();
        List<Column> columns = lookup.family().columns();
        for (int i = 0; i < columns.size(); i++) {
            if (lookup.nodes().containsKey(columns.get(i).node())) {
                Column told = PlanStep.query(lookup.nodes(), columns.get(i));
                for (Map.Entry<Column, Integer> slot : slots.entrySet()) {
                    if (slot.getKey().node().equals(told.node())
                            && slot.getKey().continues(told)) {
                        List<String> inner = slot.getKey().attributes().stream()
                                .skip(told.attributes().size())
                                .map(a -> a.name())
                                .toList();
                        fillings.add(new Filling(i, inner, slot.getValue()));
                    }
                }
            }
        }
        return fillings;
    }

    /** A field of an entry, or something inside it, and the slot where it goes. */
    record Filling(int field, List<String> inner, int slot) {
        Object value(List<Object> entry) {
            return Values.inside(entry.get(field), inner);
        }
    }
}
