package org.colonnade.measurement;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.data.GeneratedData;
import org.colonnade.engine.Engine;

/** A schema whose families are loaded. */
public record Contestant(String schema, Recommendation advice, Engine engine) {
    /** Returns the requests that it can run. */
    public List<RequestAdvice> requests() {
        return advice.requests().stream().filter(RequestAdvice::isComplete).toList();
    }

    /** Returns the names of the requests that all of some contestants can run. */
    public static List<String> common(List<Contestant> contestants) {
        return contestants.get(0).engine().requests().stream()
                .filter(r ->
                        contestants.stream().allMatch(c -> c.engine().requests().contains(r)))
                .toList();
    }

    /** Returns its runner in a race, with calls that the data and the seed decide. */
    public Runner runner(GeneratedData data, long seed) {
        Map<String, Double> weights = new LinkedHashMap<>();
        requests().forEach(r -> weights.put(r.request().name(), r.weight()));
        return new Runner(schema, weights, new RequestStream(requests(), engine, data, seed)::next, () -> {});
    }
}
