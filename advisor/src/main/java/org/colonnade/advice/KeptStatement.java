package org.colonnade.advice;

import java.util.List;

/** One statement of a kept recommendation: its text, and a plan for each query that it asks. */
public record KeptStatement(String text, List<KeptPlan> plans) {
    public KeptStatement {
        plans = List.copyOf(plans);
    }

    static KeptStatement of(StatementAdvice advice) {
        return new KeptStatement(
                advice.statement().at().oneLine(),
                advice.match(
                        q -> List.of(KeptPlan.of(q.plan())),
                        u -> u.support().stream()
                                .map(s -> KeptPlan.of(s.plan()))
                                .toList(),
                        i -> List.of()));
    }
}
