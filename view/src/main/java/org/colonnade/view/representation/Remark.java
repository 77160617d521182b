package org.colonnade.view.representation;

/** What is to be said of a representation beside its reasons. */
public record Remark(Kind kind, String text) {
    public enum Kind {
        /** What a limit of the store has decided. */
        limit,
        /** What was passed over because it gains too little. */
        gain,
        /** What the store refuses. */
        beware
    }

    @Override
    public String toString() {
        return kind + ": " + text;
    }
}
