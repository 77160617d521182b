package org.colonnade.advice;

import java.util.List;

/** One request of a kept recommendation. Invariant: its statements are in their order. */
public record KeptRequest(String name, List<KeptStatement> statements) {
    public KeptRequest {
        statements = List.copyOf(statements);
    }

    static KeptRequest of(RequestAdvice advice) {
        return new KeptRequest(
                advice.request().name(),
                advice.statements().stream().map(KeptStatement::of).toList());
    }
}
