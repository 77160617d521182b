package org.colonnade.experiment;

/** How much an experiment measures. */
public enum Thoroughness {
    /** As little as shows that it works. */
    SMOKE,
    /** A few minutes. */
    QUICK,
    /** As much as the paper, as far as one machine can. */
    FULL;

    /** What belongs to this extent. */
    <T> T of(T smoke, T quick, T full) {
        return switch (this) {
            case SMOKE -> smoke;
            case QUICK -> quick;
            case FULL -> full;
        };
    }
}
