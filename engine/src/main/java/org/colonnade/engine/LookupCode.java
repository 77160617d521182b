package org.colonnade.engine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.colonnade.plan.Binding;
import org.colonnade.plan.Bound;
import org.colonnade.plan.PlanStep.Lookup;
import org.colonnade.store.FamilyShape;
import org.colonnade.store.Range;
import org.colonnade.store.Row;
import org.colonnade.store.Sorted;
import org.colonnade.workload.Column;
import org.colonnade.workload.Predicate;

/** A lookup, ready to run: from a row to what must be fetched for it, and from what was fetched to longer rows. */
final class LookupCode {
    private final Lookup lookup;
    private final Slots slots;
    private final FamilyShape family;
    private final List<Slots.Filling> fillings;

    LookupCode(Lookup lookup, Slots slots, FamilyShape family) {
        this.lookup = lookup;
        this.slots = slots;
        this.family = family;
        this.fillings = slots.fillings(lookup);
    }

    FamilyShape family() {
        return family;
    }

    /** Returns the fetches of a first step, which has no rows before it. */
    List<Fetch> fetches(Arguments arguments) {
        return fetches(new Object[0], arguments);
    }

    /** Returns the fetches for a row, one for each different key; none where a key has no value. */
    List<Fetch> fetches(Object[] row, Arguments arguments) {
        List<Object> prefix = new ArrayList<>();
        for (Bound bound : lookup.prefix()) {
            prefix.add(values(bound, row, arguments).get(0));
        }
        if (prefix.contains(null)) {
            return List.of();
        }
        List<Range> ranges = ranges(prefix, arguments);
        return ranges.isEmpty()
                ? List.of()
                : keys(row, arguments).stream()
                        .map(k -> new Fetch(family.shape().name(), k, ranges, lookup.reversed(), limit()))
                        .toList();
    }

    private OptionalInt limit() {
        return lookup.limit().map(c -> OptionalInt.of(c.entries())).orElse(OptionalInt.empty());
    }

    private Collection<List<Object>> keys(Object[] row, Arguments arguments) {
        Collection<List<Object>> keys = List.of(List.of());
        for (Bound bound : lookup.partition()) {
            Collection<List<Object>> longer = new LinkedHashSet<>();
            for (List<Object> key : keys) {
                values(bound, row, arguments).stream().filter(v -> v != null).forEach(v -> longer.add(with(key, v)));
            }
            keys = longer;
        }
        return keys;
    }

    private List<?> values(Bound bound, Object[] row, Arguments arguments) {
        if (bound.binding() instanceof Binding.Each each) {
            return arguments.listed(each.predicate());
        } else if (bound.binding() instanceof Binding.Given given) {
            return Collections.singletonList(
                    arguments.value(given.operand(), bound.family().attribute().type()));
        }
        return Collections.singletonList(row[slots.of(((Binding.Known) bound.binding()).column())]);
    }

    /** One range; or, where the next column is one of some listed values, a range for each, in the block's order. */
    private List<Range> ranges(List<Object> prefix, Arguments arguments) {
        if (lookup.range().isEmpty()) {
            return List.of(Range.beginning(prefix));
        }
        Predicate first = lookup.range().get(0);
        if (first instanceof Predicate.Compare) {
            Optional<Range> range = RangeLimits.of(prefix, lookup.range(), arguments);
            return range.stream().toList();
        }
        Sorted next = family.shape().entry().get(prefix.size());
        Comparator<Object> order = Comparing.values(first.column());
        return arguments.listed(first).stream()
                .filter(v -> v != null)
                .distinct()
                .sorted(next.descending() != lookup.reversed() ? order.reversed() : order)
                .map(v -> Range.beginning(with(prefix, v)))
                .toList();
    }

    private static List<Object> with(List<Object> values, Object more) {
        List<Object> longer = new ArrayList<>(values);
        longer.add(more);
        return longer;
    }

    /** The row with what an entry tells, unless the entry belongs to other instances. */
    Optional<Object[]> join(Object[] row, Row entry) {
        for (Bound match : lookup.matches()) {
            Object known = row[slots.of(((Binding.Known) match.binding()).column())];
            if (!Comparing.isSame(match.family(), known, entry.values().get(field(match.family())))) {
                return Optional.empty();
            }
        }
        Object[] joined = row.clone();
        fillings.forEach(f -> joined[f.slot()] = f.value(entry.values()));
        return Optional.of(joined);
    }

    private int field(Column column) {
        return lookup.family().columns().indexOf(column);
    }

    @Override
    public String toString() {
        return lookup.toString();
    }
}
