package org.colonnade.workload;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.text.Span;

/**
 * What a user of the application does once: statements that run together and share their parameters.
 *
 * <p>Invariant: {@code weights} has a finite, non-negative weight for each mix of the design, in its order.
 */
public record Request(String name, Actor actor, Map<String, Double> weights, List<Statement> statements, Span at) {
    public Request {
        weights = Collections.unmodifiableMap(new LinkedHashMap<>(weights));
        statements = List.copyOf(statements);
    }

    /** Returns its weight in a mix, 0 if the mix is none of the design's. */
    public double weight(Mix mix) {
        return weights.getOrDefault(mix.name(), 0.0);
    }

    @Override
    public String toString() {
        return name;
    }
}
