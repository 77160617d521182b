package org.colonnade.experiment;

import java.time.Duration;
import java.util.function.Function;

/**
 * An evaluation of one of the papers.
 *
 * @param name one word, for the command line
 * @param source the paper, and the figure or section
 * @param published what the paper found, in a sentence
 * @param findings what this machine finds; a part that cannot run or fails is told as such, and the others go on
 */
public record Experiment(
        String name,
        String title,
        String source,
        String published,
        Seconds seconds,
        Function<Occasion, ExperimentResult> findings) {

    /** How long each thoroughness takes. */
    record Seconds(int smoke, int quick, int full) {}

    /** About how long it runs on two processors that have nothing else to do, servers included once they are fetched. */
    public Duration planned(Thoroughness extent) {
        return Duration.ofSeconds(extent.of(seconds.smoke, seconds.quick, seconds.full));
    }

    public ExperimentResult run(Occasion occasion) {
        return findings.apply(occasion);
    }
}
