package org.colonnade.reference;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Budget;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.advice.StatementAdvice.Holding;
import org.colonnade.advice.StatementAdvice.Write;
import org.colonnade.cost.CostModel;
import org.colonnade.design.Design;
import org.colonnade.law.Tries;
import org.colonnade.plan.QueryPlan;
import org.colonnade.schema.Schema;
import org.colonnade.solver.KernelSolver;
import org.colonnade.work.Watcher;
import org.junit.jupiter.api.Test;

/** What is told of a recommendation adds up to its cost, and a person who brings its families pays the same. */
class PriceLawTest {

    @Test
    void steps_writes_locks_and_one_call_of_each_request_that_writes_are_the_cost() {
        Tries.of(100).run(Designs::small, PriceLawTest::check);
    }

    private static void check(String text, long seed) {
        Design design = Designs.read(text);
        CostModel model = RandomCosts.of(seed);
        Advisor advisor = new Advisor(design, design.defaultMix(), model, new KernelSolver());
        Recommendation advice = advisor.recommend(Budget.NONE, Watcher.NOBODY);
        double sum = advice.requests().stream()
                .mapToDouble(r -> r.weight() * sum(r, model))
                .sum();
        requireSame(sum, advice.cost(), "the cost of " + advice);
        Schema brought =
                new Schema("brought", advice.families(), design.defaultMix().at());
        requireSame(
                advice.cost(), advisor.evaluate(brought, Watcher.NOBODY).cost(), "what a person pays for\n" + advice);
    }

    /** The cost of a request, which has its call at the first statement that writes. */
    private static double sum(RequestAdvice request, CostModel model) {
        double sum = 0;
        boolean called = false;
        for (StatementAdvice statement : request.statements()) {
            List<Write> writes = statement.match(q -> List.of(), u -> u.writes(), i -> List.of());
            double cost =
                    steps(statement) + writes.stream().mapToDouble(Write::cost).sum();
            cost += writes.isEmpty() || called ? 0 : model.call();
            cost += model.hold() * held(statement).size();
            requireSame(cost, statement.cost(), "the cost of " + statement);
            called |= !writes.isEmpty();
            sum += cost;
        }
        return sum;
    }

    /** The entities that it holds; none twice. */
    private static Set<String> held(StatementAdvice statement) {
        List<Holding> holds = statement.match(q -> List.of(), u -> u.holds(), i -> List.of());
        Set<String> entities = holds.stream().map(h -> h.entity().name()).collect(Collectors.toSet());
        if (entities.size() < holds.size()) {
            throw new AssertionError(statement + " holds an entity twice");
        }
        return entities;
    }

    private static double steps(StatementAdvice statement) {
        List<QueryPlan> plans = statement.match(
                q -> List.of(q.plan()),
                u -> u.support().stream().map(s -> s.plan()).toList(),
                i -> List.of());
        return plans.stream()
                .flatMap(p -> p.steps().stream())
                .mapToDouble(s -> s.cost())
                .sum();
    }

    private static void requireSame(double right, double told, String what) {
        if (Math.abs(right - told) > 1e-9 * Math.max(right, told)) {
            throw new AssertionError(what + " is " + told + ", but should be " + right);
        }
    }
}
