package org.colonnade.representation;

/**
 * Why a representation is as it is, by one of the paper's guidelines (NoAM, Section 6).
 *
 * @param text a sentence with its figures, without the guideline
 */
public record Reason(Guideline guideline, String text) {
    /** The guidelines in their order. */
    public enum Guideline {
        ONE_ENTRY("small, or accessed together as a whole: one entry"),
        SEVERAL_ENTRIES("large, and often accessed in part: several entries"),
        TOGETHER("accessed together: the same entry"),
        APART("accessed separately: distinct entries");

        private final String text;

        Guideline(String text) {
            this.text = text;
        }

        public int number() {
            return ordinal() + 1;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    @Override
    public String toString() {
        return "guideline " + guideline.number() + " (" + guideline + "): " + text;
    }
}
