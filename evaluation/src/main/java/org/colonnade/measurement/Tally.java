package org.colonnade.measurement;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.HdrHistogram.Histogram;
import org.colonnade.store.StoreException;

/** Counts what calls take, request by request and round by round. Safe for use by many threads. */
final class Tally {
    private final Map<String, Row> rows = new LinkedHashMap<>();
    private double seconds;
    private long unserved;

    /** @param weights of the requests, by their names */
    Tally(Map<String, Double> weights) {
        weights.forEach((request, weight) -> rows.put(request, new Row(weight)));
    }

    /** Begins another round. */
    synchronized void begin() {
        rows.values().forEach(r -> r.rounds.add(new LongSummaryStatistics()));
    }

    synchronized void took(String request, long nanos) {
        Row row = rows.get(request);
        row.histogram.recordValue(Math.max(0, nanos));
        row.round().accept(nanos);
    }

    synchronized void failed(String request, StoreException failure) {
        Row row = rows.get(request);
        row.errors++;
        row.failure = failure;
    }

    /** A call that was given up, so long after it should have begun; it would have taken longer. */
    synchronized void gaveUp(String request, long nanos) {
        unserved++;
        took(request, nanos);
    }

    /** Ends the round, which has lasted so long. */
    synchronized void end(long nanos) {
        seconds += nanos / 1e9;
    }

    /** The failure of the last call, if none has succeeded. */
    synchronized Optional<StoreException> downfall() {
        boolean any = rows.values().stream().anyMatch(r -> r.histogram.getTotalCount() > 0);
        return any
                ? Optional.empty()
                : rows.values().stream()
                        .filter(r -> r.failure != null)
                        .map(r -> r.failure)
                        .findFirst();
    }

    synchronized LoopResult result() {
        List<RequestResult> results = new ArrayList<>();
        rows.forEach((name, row) -> results.add(row.result(name)));
        return new LoopResult(results, seconds, unserved);
    }

    private static final class Row {
        private final double weight;
        private final Histogram histogram = new Histogram(3);
        private final List<LongSummaryStatistics> rounds = new ArrayList<>();
        private long errors;
        private StoreException failure;

        Row(double weight) {
            this.weight = weight;
        }

        LongSummaryStatistics round() {
            return rounds.get(rounds.size() - 1);
        }

        RequestResult result(String name) {
            return new RequestResult(
                    name,
                    weight,
                    Latencies.of(histogram),
                    rounds.stream().map(Tally::mean).toList(),
                    errors);
        }
    }

    private static OptionalDouble mean(LongSummaryStatistics round) {
        return round.getCount() == 0 ? OptionalDouble.empty() : OptionalDouble.of(round.getAverage());
    }
}
