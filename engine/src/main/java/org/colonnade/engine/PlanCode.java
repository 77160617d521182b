package org.colonnade.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.colonnade.plan.PlanStep;
import org.colonnade.plan.PlanStep.Filter;
import org.colonnade.plan.PlanStep.Lookup;
import org.colonnade.plan.QueryPlan;
import org.colonnade.store.FamilyShape;
import org.colonnade.upkeep.Support;
import org.colonnade.workload.Ordering;
import org.colonnade.workload.Predicate;

/** A plan, ready to run many times. */
final class PlanCode {
    private final QueryPlan plan;
    private final Slots slots;
    private final List<Step> steps;
    private final Optional<LookupCode> opening;
    private final int[] projection;

    PlanCode(QueryPlan plan, Map<String, FamilyShape> families) {
        this.plan = plan;
        this.slots = new Slots(plan);
        this.steps = plan.steps().stream().map(s -> step(s, families)).toList();
        this.opening = plan.lookups().stream()
                .findFirst()
                .map(l -> new LookupCode(l, slots, families.get(l.family().name())));
        this.projection = plan.query().columns().stream().mapToInt(slots::of).toArray();
    }

    QueryPlan plan() {
        return plan;
    }

    /** The first lookup, if what it looks up is known when the request begins. */
    Optional<LookupCode> opening() {
        boolean asksFirst = plan.query().where().stream()
                .anyMatch(p -> p instanceof Predicate.InList list && Support.isFound(list.list()));
        return asksFirst ? Optional.empty() : opening;
    }

    /** The selected values of each row, as they come. */
    Iterator<List<Object>> run(Visit visit, Arguments arguments, List<Meter> meters) {
        Iterator<Object[]> rows = List.<Object[]>of(new Object[slots.size()]).iterator();
        for (int i = 0; i < steps.size(); i++) {
            Meter meter = new Meter(Support.readable(plan.steps().get(i).toString()));
            meters.add(meter);
            rows = steps.get(i).run(rows, new Setting(visit, arguments, meter));
        }
        return stream(rows).map(this::projected).iterator();
    }

    private List<Object> projected(Object[] row) {
        return Arrays.asList(Arrays.stream(projection).mapToObj(s -> row[s]).toArray());
    }

    private Step step(PlanStep step, Map<String, FamilyShape> families) {
        return step.match(
                lookup -> lookup(lookup, families),
                reuse -> lookup(reuse.lookup(), families),
                this::filter,
                sort -> (rows, setting) -> counted(sorted(rows, sort.by()), setting),
                merge -> (rows, setting) -> counted(sorted(rows, merge.by()), setting),
                limit -> (rows, setting) -> counted(stream(rows).limit(limit.limit()), setting));
    }

    private Step filter(Filter filter) {
        return (rows, setting) -> counted(stream(rows).filter(r -> holds(filter, r, setting.arguments())), setting);
    }

    private Step lookup(Lookup lookup, Map<String, FamilyShape> families) {
        LookupCode code =
                new LookupCode(lookup, slots, families.get(lookup.family().name()));
        return (rows, setting) -> new Pipeline(rows, code, setting.visit(), setting.arguments(), setting.meter());
    }

    private boolean holds(Filter filter, Object[] row, Arguments arguments) {
        for (Predicate predicate : filter.predicates()) {
            if (!arguments.holds(predicate, row[slots.of(predicate.column())])) {
                return false;
            }
        }
        return true;
    }

    /** Java's sort finds runs that are in order already, and merges them. */
    private Stream<Object[]> sorted(Iterator<Object[]> rows, List<Ordering> by) {
        List<Comparing.Place> places = by.stream()
                .map(o -> new Comparing.Place(slots.of(o.column()), Comparing.values(o.column()), o.descending()))
                .toList();
        List<Object[]> all = new ArrayList<>();
        rows.forEachRemaining(all::add);
        all.sort(Comparing.rows(places));
        return all.stream();
    }

    private static Iterator<Object[]> counted(Stream<Object[]> rows, Setting setting) {
        return rows.peek(r -> setting.meter().row()).iterator();
    }

    private static <T> Stream<T> stream(Iterator<T> rows) {
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(rows, Spliterator.ORDERED), false);
    }

    /** Rows to rows. */
    private interface Step {
        Iterator<Object[]> run(Iterator<Object[]> rows, Setting setting);
    }

    /** The setting in which a step runs. */
    private record Setting(Visit visit, Arguments arguments, Meter meter) {}
}
