package org.colonnade.keypath;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class DistinctCountsTest {
    @Property(tries = 200)
    void counts_exactly_below_the_limit(@ForAll Set<Long> hashes) {
        HashSample sample = new HashSample();
        List<Long> twice = new ArrayList<>(hashes);
        twice.addAll(hashes);
        twice.forEach(sample::add);
        Set<Long> expected = new HashSet<>(hashes);
        if (expected.remove(0L)) {
            expected.add(Long.MIN_VALUE);
        }
        assertThat(sample.isExact()).isTrue();
        assertThat(sample.count()).isEqualTo(expected.size());
    }

    @Test
    void estimates_within_a_few_per_cent_beyond_it() {
        DistinctCounts<String> counts = new DistinctCounts<>(10_000);
        for (int i = 0; i < 1_000_000; i++) {
            counts.add(i % 100 == 0 ? "few" : "many", Hash.of(1, "key" + i % 500_000));
        }
        List<HashSample> samples = new ArrayList<>();
        counts.forEach((thing, sample) -> samples.add(sample));
        assertThat(samples).extracting(HashSample::isExact).containsExactly(true, false);
        assertThat(samples.get(0).count()).isEqualTo(5_000);
        assertThat((double) samples.get(1).count()).isCloseTo(495_000, within(25_000.0));
        assertThat(samples.stream().mapToInt(HashSample::size).sum()).isLessThanOrEqualTo(10_000);
    }
}
