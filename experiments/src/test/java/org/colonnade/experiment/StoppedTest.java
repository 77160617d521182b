package org.colonnade.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.colonnade.experiment.Part.Status;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StoppedTest {
    /** @param asked how often it goes on */
    @ParameterizedTest
    @CsvSource({
        "contention, 0",
        "rubis, 0",
        "rubis, 600",
        "runtime, 0",
        "runtime, 20",
        "eac, 1",
        "calibration, 0",
        "calibration, 100",
        "rounds, 0",
        "rounds, 100"
    })
    void what_is_stopped_is_told_as_such(String name, int asked) {
        AtomicInteger left = new AtomicInteger(asked);
        try (Venue venue = new Venue(List.of(), s -> {})) {
            ExperimentResult findings = Experiments.find(name)
                    .orElseThrow()
                    .run(new Occasion(Thoroughness.SMOKE, 1, venue, doing -> left.getAndDecrement() > 0));
            assertThat(findings.parts())
                    .isNotEmpty()
                    .allMatch(p ->
                            p.status() == Status.DONE || p.status() == Status.STOPPED || p.status() == Status.SKIPPED);
            assertThat(findings.has(Status.STOPPED) || findings.has(Status.SKIPPED))
                    .as(findings.toString())
                    .isTrue();
            assertThat(findings.verdict()).containsAnyOf("Stopped: ", "Skipped: ");
        }
    }
}
