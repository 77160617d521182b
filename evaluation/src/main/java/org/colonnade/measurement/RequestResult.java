package org.colonnade.measurement;

import java.util.List;
import java.util.OptionalDouble;

/**
 * The results of the calls of one request.
 *
 * @param rounds the mean in each round, in nanoseconds
 * @param errors the calls that failed, which are not among the latencies
 */
public record RequestResult(
        String request, double weight, Latencies latencies, List<OptionalDouble> rounds, long errors) {
    public RequestResult {
        rounds = List.copyOf(rounds);
    }
}
