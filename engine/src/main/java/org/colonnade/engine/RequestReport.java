package org.colonnade.engine;

import java.util.List;

/** A report on one run of a request: the steps of each statement, in their order. */
public record RequestReport(List<List<StepReport>> statements) {
    public RequestReport {
        statements = List.copyOf(statements);
    }

    /** Returns the time that the store took for all of them. */
    public long nanos() {
        return statements.stream()
                .flatMap(List::stream)
                .mapToLong(StepReport::nanos)
                .sum();
    }
}
