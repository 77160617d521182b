package org.colonnade.advice;

import java.util.List;
import org.colonnade.workload.Request;

/** The plans of one request. Invariant: one for each statement, in their order. */
public record RequestAdvice(Request request, double weight, List<StatementAdvice> statements) {
    public RequestAdvice {
        statements = List.copyOf(statements);
    }

    /** The cost of one run. */
    public double cost() {
        return statements.stream().mapToDouble(StatementAdvice::cost).sum();
    }

    /** The share of the total. */
    public double weightedCost() {
        return weight * cost();
    }
}
