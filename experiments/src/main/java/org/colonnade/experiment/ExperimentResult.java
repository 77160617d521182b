package org.colonnade.experiment;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.experiment.Part.Status;

/**
 * What an experiment found.
 *
 * @param sentence whether that is what the paper found, and where it differs, why
 */
public record ExperimentResult(Agreement agreement, String sentence, List<Part> parts) {
    public ExperimentResult {
        parts = List.copyOf(parts);
    }

    /** Those of an experiment that could not be run at all. */
    public static ExperimentResult failed(String title, String why) {
        return new ExperimentResult(Agreement.OPEN, "It could not be run.", List.of(Part.failed(title, why)));
    }

    /** Those of an experiment that was not begun. */
    public static ExperimentResult skipped(String title, String why) {
        return new ExperimentResult(Agreement.OPEN, "It was not run.", List.of(Part.skipped(title, why)));
    }

    /** The same for an extent: a smoke run measures too little to tell anything by its times. */
    ExperimentResult at(Thoroughness extent) {
        return extent == Thoroughness.SMOKE ? new ExperimentResult(Agreement.OPEN, sentence, parts) : this;
    }

    /** How it compares with the paper, and which parts are missing from that. */
    public String verdict() {
        return Stream.concat(
                        Stream.of(agreement.toString()),
                        Stream.of(Status.FAILED, Status.STOPPED, Status.SKIPPED).flatMap(this::missing))
                .collect(Collectors.joining(" "));
    }

    private Stream<String> missing(Status status) {
        String titles = parts.stream()
                .filter(p -> p.status() == status)
                .map(Part::title)
                .collect(Collectors.joining(", "));
        String word = status.toString();
        return titles.isEmpty()
                ? Stream.empty()
                : Stream.of(word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1) + ": " + titles + ".");
    }

    /** Whether a part of it has come to this. */
    public boolean has(Status status) {
        return parts.stream().anyMatch(p -> p.status() == status);
    }

    /** How this compares with the paper. */
    public enum Agreement {
        SAME("That is what the paper found."),
        DIFFERENT("The paper found something else."),
        OPEN("That cannot be compared with the paper.");

        private final String words;

        Agreement(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }

        static Agreement of(boolean same) {
            return same ? SAME : DIFFERENT;
        }
    }
}
