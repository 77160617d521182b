package org.colonnade.expectation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.colonnade.engine.Arguments;
import org.colonnade.plan.PlanStep;
import org.colonnade.plan.PlanStep.Filter;
import org.colonnade.plan.QueryPlan;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;

/** A plan of lookups and filters that runs on the contents of families, and counts what each lookup fetches and leaves. */
final class PlanCount {
    /** How many entries a lookup fetched, and how many rows were left after it and its filter. */
    record Count(double fetched, double left) {}

    /** A step: it makes rows of rows, and notes its counts. */
    private interface Step {
        List<Object[]> run(List<Object[]> rows, Arguments arguments, List<Count> counts);
    }

    private final Map<Column, Integer> slots = new HashMap<>();
    private final List<Step> steps;

    PlanCount(QueryPlan plan, Function<Family, FamilyContent> contents) {
        this.steps = plan.steps().stream().map(s -> step(s, contents)).toList();
    }

    private Step step(PlanStep step, Function<Family, FamilyContent> contents) {
        return step.match(
                l -> lookup(new LookupCount(l, contents.apply(l.family()), slots)),
                reuse -> refuse(step),
                this::filter,
                sort -> refuse(step),
                merge -> refuse(step),
                limit -> refuse(step));
    }

    private static Step refuse(PlanStep step) {
        throw new IllegalArgumentException("no lookup and no filter: " + step);
    }

    private static Step lookup(LookupCount lookup) {
        return (rows, arguments, counts) -> {
            List<Object[]> joined = new ArrayList<>();
            double fetched = lookup.join(rows, arguments, joined);
            counts.add(new Count(fetched, joined.size()));
            return joined;
        };
    }

    private Step filter(Filter filter) {
        return (rows, arguments, counts) -> {
            List<Object[]> left = rows.stream()
                    .filter(r ->
                            filter.predicates().stream().allMatch(p -> arguments.holds(p, r[slots.get(p.column())])))
                    .toList();
            counts.add(new Count(counts.remove(counts.size() - 1).fetched, left.size()));
            return left;
        };
    }

    /** The counts of the plan's lookups, in their order. */
    List<Count> run(Arguments arguments) {
        List<Count> counts = new ArrayList<>();
        List<Object[]> rows = List.<Object[]>of(new Object[slots.size()]);
        for (Step step : steps) {
            rows = step.run(rows, arguments, counts);
        }
        return counts;
    }
}
