package org.colonnade.measurement;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The results of one loop for one schema.
 *
 * @param seconds the duration of the measurement
 * @param unserved the calls at a fixed rate that the store never served; their waiting times are among the latencies
 */
public record LoopResult(List<RequestResult> requests, double seconds, long unserved) {
    public LoopResult {
        requests = List.copyOf(requests);
    }

    /** Returns the result of one request, if the schema can run it. */
    public Optional<RequestResult> request(String name) {
        return requests.stream().filter(r -> r.request().equals(name)).findFirst();
    }

    /** Returns the latencies of all requests of these names together, by their weights. */
    public Latencies weighted(Collection<String> names) {
        return Latencies.weighted(of(names));
    }

    private List<RequestResult> of(Collection<String> names) {
        return requests.stream().filter(r -> names.contains(r.request())).toList();
    }

    /** Returns the weighted mean of each round, in nanoseconds, where all of these requests were measured. */
    public List<Double> rounds(Collection<String> names) {
        List<RequestResult> wanted = of(names);
        int rounds = wanted.stream().mapToInt(r -> r.rounds().size()).min().orElse(0);
        double sum = wanted.stream().mapToDouble(RequestResult::weight).sum();
        return IntStream.range(0, rounds)
                .filter(i -> wanted.stream().allMatch(r -> r.rounds().get(i).isPresent()))
                .mapToObj(i -> wanted.stream()
                                .mapToDouble(r -> r.weight() * r.rounds().get(i).getAsDouble())
                                .sum()
                        / sum)
                .toList();
    }

    /** Returns the successful calls per second. */
    public double throughput() {
        long done = requests.stream().mapToLong(r -> r.latencies().count()).sum() - unserved;
        return seconds == 0 ? 0 : done / seconds;
    }

    public long errors() {
        return requests.stream().mapToLong(RequestResult::errors).sum();
    }
}
