package org.colonnade.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BackoffTest {
    private static final Duration SECOND = Duration.ofSeconds(1);

    @Test
    void pauses_grow_to_the_longest() {
        Backoff pauses = new Backoff(Duration.ofSeconds(10), Duration.ofMinutes(1), 0);
        List<Long> seconds = IntStream.of(1, 2, 3, 4, 31, 64, 100, Integer.MAX_VALUE)
                .mapToObj(next -> pauses.longestPause(next).toSeconds())
                .toList();
        assertThat(seconds).containsExactly(10L, 20L, 40L, 60L, 60L, 60L, 60L, 60L);
    }

    @Test
    void no_pause_stays_none() {
        Backoff none = new Backoff(Duration.ZERO, SECOND, 0);
        assertThat(none.longestPause(5)).isEqualTo(Duration.ZERO);
        assertThat(none.await(5)).isTrue();
    }

    @Test
    void waits_as_long_as_its_share_of_the_pause() {
        long start = System.nanoTime();
        assertThat(new Backoff(Duration.ofMillis(5), SECOND, 1).await(3)).isTrue();
        assertThat(System.nanoTime() - start).isGreaterThanOrEqualTo(20_000_000);
    }

    @Test
    void who_is_interrupted_does_not_wait_and_stays_interrupted() {
        Thread.currentThread().interrupt();
        assertThat(new Backoff(Duration.ofMinutes(1), Duration.ofMinutes(1), 1).await(1))
                .isFalse();
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void shorter_than_nothing_is_no_pause() {
        assertThatThrownBy(() -> new Backoff(SECOND, Duration.ZERO, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Backoff(SECOND.negated(), SECOND, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Backoff(SECOND, SECOND, 1.5)).isInstanceOf(IllegalArgumentException.class);
    }
}
