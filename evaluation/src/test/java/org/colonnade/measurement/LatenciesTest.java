package org.colonnade.measurement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.HdrHistogram.Histogram;
import org.assertj.core.data.Offset;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

class LatenciesTest {
    private static final Percentage THREE_DIGITS = Percentage.withPercentage(0.2);

    private static RequestResult request(String name, double weight, long... nanos) {
        Histogram histogram = new Histogram(3);
        for (long value : nanos) {
            histogram.recordValue(value);
        }
        return new RequestResult(name, weight, Latencies.of(histogram), List.of(OptionalDouble.of(1)), 0);
    }

    @Test
    void percentiles_are_those_of_the_calls() {
        long[] values =
                IntStream.rangeClosed(1, 100).mapToLong(i -> i * 1_000_000L).toArray();
        Latencies latencies = request("read", 1, values).latencies();
        assertThat(latencies.count()).isEqualTo(100);
        assertThat(latencies.mean()).isCloseTo(50.5e6, THREE_DIGITS);
        assertThat(latencies.percentile(50)).isCloseTo(50e6, THREE_DIGITS);
        assertThat(latencies.percentile(95)).isCloseTo(95e6, THREE_DIGITS);
        assertThat(latencies.percentile(99)).isCloseTo(99e6, THREE_DIGITS);
    }

    @Test
    void the_weighted_mean_follows_the_weights_and_not_how_often_a_request_was_measured() {
        LoopResult loop = new LoopResult(
                List.of(request("read", 9, 100, 100), request("write", 1, 1000, 1000, 1000, 1000)), 1, 0);
        Latencies weighted = loop.weighted(List.of("read", "write"));
        assertThat(weighted.mean()).isCloseTo(190, THREE_DIGITS);
        assertThat(weighted.percentile(89)).isCloseTo(100, THREE_DIGITS);
        assertThat(weighted.percentile(91)).isCloseTo(1000, THREE_DIGITS);
        assertThat(weighted.count()).isEqualTo(6);
    }

    @Test
    void only_the_named_requests_count() {
        LoopResult loop = new LoopResult(List.of(request("read", 9, 100), request("write", 1, 1000)), 1, 0);
        assertThat(loop.weighted(List.of("write")).mean()).isCloseTo(1000, THREE_DIGITS);
    }

    @Test
    void requests_that_were_not_measured_are_left_out() {
        LoopResult loop = new LoopResult(List.of(request("read", 9), request("write", 1, 1000)), 1, 0);
        assertThat(loop.weighted(List.of("read", "write")).mean()).isCloseTo(1000, THREE_DIGITS);
    }

    @Test
    void nothing_measured_is_nothing() {
        Latencies none = request("read", 1).latencies();
        assertThat(none.mean()).isCloseTo(0, Offset.offset(0.0));
        assertThat(none.percentile(99)).isZero();
    }

    @Test
    void rounds_have_weighted_means_where_all_requests_were_measured() {
        RequestResult read = new RequestResult(
                "read",
                3,
                request("read", 3).latencies(),
                List.of(OptionalDouble.of(10), OptionalDouble.of(20), OptionalDouble.of(30)),
                0);
        RequestResult write = new RequestResult(
                "write",
                1,
                request("write", 1).latencies(),
                List.of(OptionalDouble.of(50), OptionalDouble.empty(), OptionalDouble.of(70)),
                0);
        List<Double> rounds = new LoopResult(List.of(read, write), 1, 0).rounds(List.of("read", "write"));
        assertThat(rounds).hasSize(2);
        assertThat(rounds.get(0)).isCloseTo(20, within(1e-9));
        assertThat(rounds.get(1)).isCloseTo(40, within(1e-9));
    }
}
