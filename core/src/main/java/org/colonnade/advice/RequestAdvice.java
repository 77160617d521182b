package org.colonnade.advice;

import java.util.List;
import java.util.stream.Stream;
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

    /** The statements that the families cannot run. */
    public List<StatementAdvice.Impossible> impossible() {
        return statements.stream()
                .flatMap(s -> s.match(q -> Stream.<StatementAdvice.Impossible>empty(), u -> Stream.empty(), Stream::of))
                .toList();
    }

    /** Whether the families can run every statement. */
    public boolean isComplete() {
        return impossible().isEmpty();
    }
}
