package org.colonnade.generator;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SplitMixTest {
    @Test
    void is_the_generator_of_the_paper() {
        SplitMix random = new SplitMix(42);
        SplittableRandom reference = new SplittableRandom(42);
        for (int i = 0; i < 100; i++) {
            assertThat(random.below(1_000_000_007))
                    .isEqualTo((int) Long.remainderUnsigned(reference.nextLong(), 1_000_000_007));
        }
    }

    @Test
    void samples_every_choice_alike_and_in_order() {
        SplitMix random = new SplitMix(1);
        Map<String, Integer> counts = new TreeMap<>();
        IntStream.range(0, 6000)
                .forEach(i ->
                        counts.merge(String.join("", random.sample(List.of("a", "b", "c", "d"), 2)), 1, Integer::sum));
        assertThat(counts.keySet()).containsExactly("ab", "ac", "ad", "bc", "bd", "cd");
        assertThat(counts.values()).allMatch(n -> Math.abs(n - 1000) < 120);
    }
}
