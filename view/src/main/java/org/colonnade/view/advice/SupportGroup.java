package org.colonnade.view.advice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.advice.StatementAdvice.SupportPlan;
import org.colonnade.plan.PlanStep;
import org.colonnade.plan.PlanStep.Lookup;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;

/**
 * Support queries of one update that the same steps answer: people see them as one look-up of several columns.
 *
 * <p>Invariants: {@code columns} are all that the queries ask for, each once; {@code steps} are those of the first of
 * the plans, which pays for the lookups that the others use again; {@code cost} is that of all plans.
 */
record SupportGroup(List<Column> columns, List<PlanStep> steps, List<Family> families, double cost) {
    public SupportGroup {
        columns = List.copyOf(columns);
        steps = List.copyOf(steps);
        families = List.copyOf(families);
    }

    /** The groups of some support queries, in the order of the first query of each. */
    static List<SupportGroup> of(List<SupportPlan> support) {
        Map<String, List<SupportPlan>> alike = new LinkedHashMap<>();
        support.forEach(s -> alike.computeIfAbsent(way(s.plan().steps()), w -> new ArrayList<>())
                .add(s));
        return alike.values().stream().map(SupportGroup::group).toList();
    }

    /** The steps, whether they are the first or not. */
    private static String way(List<PlanStep> steps) {
        return steps.stream().map(s -> s.once().toString()).collect(Collectors.joining("\n"));
    }

    private static SupportGroup group(List<SupportPlan> plans) {
        Map<String, Column> columns = new LinkedHashMap<>();
        Set<Family> families = new LinkedHashSet<>();
        for (SupportPlan plan : plans) {
            plan.query().columns().forEach(c -> columns.putIfAbsent(c.toString(), c));
            families.addAll(plan.families());
        }
        return new SupportGroup(
                List.copyOf(columns.values()),
                plans.get(0).plan().steps(),
                List.copyOf(families),
                plans.stream().mapToDouble(p -> p.plan().cost()).sum());
    }

    /** Whether every lookup has been made before in the same request. */
    boolean isKnown() {
        return steps.stream().noneMatch(Lookup.class::isInstance);
    }
}
