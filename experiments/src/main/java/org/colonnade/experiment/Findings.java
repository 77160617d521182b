package org.colonnade.experiment;

import java.util.List;

/**
 * What an experiment found.
 *
 * @param sentence whether that is what the paper found, and where it differs, why
 */
public record Findings(Agreement agreement, String sentence, List<Part> parts) {
    public Findings {
        parts = List.copyOf(parts);
    }

    /** The same for an extent: a smoke run measures too little to tell anything by its times. */
    Findings at(Extent extent) {
        return extent == Extent.SMOKE ? new Findings(Agreement.OPEN, sentence, parts) : this;
    }

    /** How this compares with the paper. */
    public enum Agreement {
        SAME("That is what the paper found."),
        DIFFERENT("The paper found something else."),
        OPEN("That is too little to compare with the paper.");

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
