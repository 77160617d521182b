package org.colonnade.expectation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.colonnade.design.Design;
import org.colonnade.language.DesignReader;
import org.colonnade.law.Tries;
import org.colonnade.text.Source;
import org.junit.jupiter.api.Test;

class ExpectationsTest {
    @Test
    void most_estimates_are_within_a_tenth_of_what_is_counted() {
        List<StepEstimate> estimates = Tries.of(40)
                .seeds()
                .boxed()
                .flatMap(seed -> Expectations.of(design(seed), seed).stream())
                .filter(e -> e.estimated() >= 1)
                .toList();
        long near = estimates.stream().filter(e -> e.isWithin(0.1)).count();
        assertThat((double) near / estimates.size())
                .as(near + " of " + estimates.size())
                .isGreaterThanOrEqualTo(0.9);
    }

    private static Design design(long seed) {
        var reading = DesignReader.read(new Source("random.design", RandomStatistics.design(seed)));
        assertThat(reading.problems()).isEmpty();
        return reading.design().orElseThrow();
    }
}
