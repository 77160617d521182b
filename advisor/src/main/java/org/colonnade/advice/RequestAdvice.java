package org.colonnade.advice;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.schema.Family;
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

    /** The families that it writes, each once. */
    public Set<Family> written() {
        return statements.stream()
                .flatMap(s -> s.match(
                        q -> Stream.<StatementAdvice.Write>empty(), u -> u.writes().stream(), i -> Stream.empty()))
                .map(StatementAdvice.Write::family)
                .collect(Collectors.toCollection(LinkedHashSet::new));
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
