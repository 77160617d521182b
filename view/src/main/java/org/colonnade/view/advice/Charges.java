package org.colonnade.view.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.advice.StatementAdvice.Query;
import org.colonnade.advice.StatementAdvice.Update;
import org.colonnade.plan.PlanStep;
import org.colonnade.plan.PlanStep.Lookup;
import org.colonnade.plan.PlanStep.Merge;
import org.colonnade.plan.PlanStep.Sort;
import org.colonnade.schema.Family;

/**
 * The cost of a recommendation, item by item.
 *
 * <p>Invariant: the sum of all charges is the cost of the recommendation, but for statements that are impossible.
 */
record Charges(List<Charge> list) {
    Charges {
        list = List.copyOf(list);
    }

    static Charges of(Recommendation recommendation) {
        List<Charge> list = new ArrayList<>();
        for (RequestAdvice request : recommendation.requests()) {
            for (int i = 0; i < request.statements().size(); i++) {
                list.addAll(new Statement(request, i + 1).charges());
            }
        }
        return new Charges(list);
    }

    Charges of(RequestAdvice request) {
        return only(c -> c.request() == request);
    }

    Charges of(Family family) {
        return only(c -> c.isOf(family));
    }

    Charges of(CostKind kind) {
        return only(c -> c.kind() == kind);
    }

    private Charges only(Predicate<Charge> condition) {
        return new Charges(list.stream().filter(condition).toList());
    }

    double sum() {
        return list.stream().mapToDouble(Charge::cost).sum();
    }

    /** One statement of a request. */
    private record Statement(RequestAdvice request, int number) {
        List<Charge> charges() {
            StatementAdvice advice = request.statements().get(number - 1);
            return advice.match(this::query, this::update, impossible -> List.of());
        }

        private List<Charge> query(Query query) {
            return steps(query.plan().steps(), CostKind.LOOKUPS);
        }

        private List<Charge> update(Update update) {
            List<Charge> charges = new ArrayList<>();
            update.support().forEach(s -> charges.addAll(steps(s.plan().steps(), CostKind.SUPPORT)));
            update.writes().forEach(w -> charges.add(charge(CostKind.WRITES, Optional.of(w.family()), w.cost())));
            if (update.call() > 0) {
                charges.add(charge(CostKind.WRITES, Optional.empty(), update.call()));
            }
            update.holds().forEach(h -> charges.add(charge(CostKind.LOCKS, Optional.empty(), h.cost())));
            return charges;
        }

        private List<Charge> steps(List<PlanStep> steps, CostKind kind) {
            return steps.stream()
                    .filter(s -> s.cost() > 0 || family(s).isPresent())
                    .map(s -> charge(isSorting(s) ? CostKind.SORTS : kind, family(s), s.cost()))
                    .toList();
        }

        private static boolean isSorting(PlanStep step) {
            return step instanceof Sort || step instanceof Merge;
        }

        private static Optional<Family> family(PlanStep step) {
            return step.asLookup().map(Lookup::family);
        }

        private Charge charge(CostKind kind, Optional<Family> family, double cost) {
            return new Charge(request, number, kind, family, request.weight() * cost);
        }
    }
}
