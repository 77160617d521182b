package org.colonnade.measurement;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.Test;

class LoopTest {
    private static final long MILLISECOND = 1_000_000;

    private final ManualClock clock = new ManualClock();
    private final Tally tally = new Tally(Map.of("read", 1.0));
    private final List<Long> begun = new ArrayList<>();

    /** Calls that take so many milliseconds, one after the other; the last one for all that follow. */
    private Supplier<Call> taking(long... millis) {
        long start = clock.nanos();
        return reading(() -> {
            long duration = millis[Math.min(begun.size(), millis.length - 1)];
            begun.add((clock.nanos() - start) / MILLISECOND);
            clock.pass(duration * MILLISECOND);
        });
    }

    private static Supplier<Call> reading(Runnable work) {
        return () -> new Call("read", work);
    }

    private Latencies latencies() {
        return tally.result().request("read").orElseThrow().latencies();
    }

    private static double millis(double nanos) {
        return Math.round(nanos / MILLISECOND);
    }

    @Test
    void calls_at_a_fixed_rate_begin_when_they_should() {
        new OpenLoop(clock, 1, 10).run(taking(30), RunLength.of(4), tally, () -> true);
        assertThat(begun).containsExactly(0L, 100L, 200L, 300L);
        assertThat(millis(latencies().mean())).isEqualTo(30);
    }

    @Test
    void what_a_call_waits_for_a_slow_one_counts_from_its_intended_start() {
        new OpenLoop(clock, 1, 10).run(taking(250, 10), RunLength.of(4), tally, () -> true);
        assertThat(begun).containsExactly(0L, 250L, 260L, 300L);
        assertThat(millis(latencies().percentile(100))).isEqualTo(250);
        assertThat(millis(latencies().percentile(75))).isEqualTo(160);
        assertThat(millis(latencies().percentile(50))).isEqualTo(70);
        assertThat(millis(latencies().percentile(25))).isEqualTo(10);
    }

    @Test
    void calls_that_never_begin_count_with_what_they_waited() {
        new OpenLoop(clock, 1, 10).run(taking(1000), RunLength.of(10), tally, () -> true);
        LoopResult result = tally.result();
        assertThat(begun).containsExactly(0L, 1000L, 2000L);
        assertThat(result.unserved()).isEqualTo(7);
        assertThat(latencies().count()).isEqualTo(10);
        assertThat(millis(latencies().percentile(10))).isEqualTo(1000);
        assertThat(millis(latencies().percentile(100))).isBetween(2790.0, 2810.0);
        assertThat(result.throughput()).isEqualTo(1);
    }

    @Test
    void a_fixed_rate_has_as_many_calls_as_fit_the_time() {
        new OpenLoop(clock, 1, 10).run(taking(1), RunLength.of(Duration.ofSeconds(2)), tally, () -> true);
        assertThat(begun).hasSize(20);
    }

    @Test
    void a_closed_loop_begins_a_call_when_the_last_has_ended() {
        new ClosedLoop(clock, 1).run(taking(250, 10), RunLength.of(3), tally, () -> true);
        assertThat(begun).containsExactly(0L, 250L, 260L);
        assertThat(millis(latencies().mean())).isEqualTo(90);
        assertThat(tally.result().throughput()).isBetween(11.0, 11.2);
    }

    @Test
    void a_closed_loop_ends_with_its_time() {
        new ClosedLoop(clock, 1).run(taking(40), RunLength.of(Duration.ofMillis(100)), tally, () -> true);
        assertThat(begun).containsExactly(0L, 40L, 80L);
    }

    @Test
    void a_closed_loop_ends_with_its_calls_or_its_time_whichever_is_first() {
        RunLength both = RunLength.of(Duration.ofMillis(100)).atMost(2);
        new ClosedLoop(clock, 1).run(taking(40), both, tally, () -> true);
        assertThat(begun).containsExactly(0L, 40L);
        begun.clear();
        new ClosedLoop(clock, 1).run(taking(40), both.atMost(1000), tally, () -> true);
        assertThat(begun).containsExactly(0L, 40L);
        begun.clear();
        new ClosedLoop(clock, 1)
                .run(taking(40), RunLength.of(Duration.ofMillis(100)).atMost(1000), tally, () -> true);
        assertThat(begun).containsExactly(0L, 40L, 80L);
    }

    @Test
    void several_clients_share_the_calls() {
        AtomicInteger calls = new AtomicInteger();
        new ClosedLoop(Clock.SYSTEM, 4).run(reading(calls::incrementAndGet), RunLength.of(100), tally, () -> true);
        assertThat(calls).hasValue(100);
        assertThat(latencies().count()).isEqualTo(100);
    }

    @Test
    void failures_are_counted_and_not_timed() {
        Supplier<Call> calls = reading(() -> {
            begun.add(0L);
            if (begun.size() % 2 == 0) {
                throw new StoreException(StoreException.Kind.TIMEOUT, "too late");
            }
        });
        new ClosedLoop(clock, 1).run(calls, RunLength.of(10), tally, () -> true);
        assertThat(tally.result().errors()).isEqualTo(5);
        assertThat(latencies().count()).isEqualTo(5);
        assertThat(tally.downfall()).isEmpty();
    }

    @Test
    void a_loop_in_which_every_call_fails_is_a_failure() {
        Supplier<Call> calls = reading(() -> {
            throw new StoreException(StoreException.Kind.UNREACHABLE, "nobody there");
        });
        new ClosedLoop(clock, 1).run(calls, RunLength.of(3), tally, () -> true);
        assertThat(tally.downfall()).map(Throwable::getMessage).contains("nobody there");
    }

    @Test
    void a_loop_stops_when_it_is_told_to() {
        new ClosedLoop(clock, 1).run(taking(1), RunLength.of(100), tally, () -> begun.size() < 7);
        assertThat(begun).hasSize(7);
    }
}
