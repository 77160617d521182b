package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RetriesTest {
    @Test
    void pauses_grow_to_the_longest() {
        Retries retries = new Retries(100, Duration.ofSeconds(10), Duration.ofMinutes(1));
        List<Long> seconds = IntStream.of(1, 2, 3, 4, 31, 64, 100)
                .mapToObj(next -> retries.longestPause(next).toSeconds())
                .toList();
        assertThat(seconds).containsExactly(10L, 20L, 40L, 60L, 60L, 60L, 60L);
    }

    @Test
    void no_pause_stays_none() {
        assertThat(new Retries(5, Duration.ZERO, Duration.ofSeconds(1)).longestPause(5))
                .isEqualTo(Duration.ZERO);
    }
}
