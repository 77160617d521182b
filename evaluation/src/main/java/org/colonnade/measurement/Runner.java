package org.colonnade.measurement;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Somebody who takes part in a race.
 *
 * @param weights of the requests that it can run, by their names
 * @param calls an endless stream of them, for many threads; making them is not measured
 * @param tidying what is done after each turn and not measured
 */
public record Runner(String name, Map<String, Double> weights, Supplier<Call> calls, Runnable tidying) {
    public Runner {
        weights = Collections.unmodifiableMap(new LinkedHashMap<>(weights));
    }
}
