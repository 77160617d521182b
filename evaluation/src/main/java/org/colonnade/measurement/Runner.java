package org.colonnade.measurement;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * A participant in a race.
 *
 * @param weights the weights of the requests that it can run, by name
 * @param calls an endless stream of them, for many threads; making them is not measured
 * @param tidying runs after each turn and is not measured
 */
public record Runner(String name, Map<String, Double> weights, Supplier<Call> calls, Runnable tidying) {
    public Runner {
        weights = Collections.unmodifiableMap(new LinkedHashMap<>(weights));
    }
}
