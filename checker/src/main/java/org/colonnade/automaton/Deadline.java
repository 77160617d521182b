package org.colonnade.automaton;

import java.time.Duration;

/** The moment at which a computation gives up; it asks often, the clock is looked at now and then. */
final class Deadline {
    private static final int QUESTIONS_BETWEEN_LOOKS = 256;

    private final long start = System.nanoTime();
    private final long limit;
    private int questions;

    Deadline(Duration limit) {
        this.limit = limit.toNanos();
    }

    void check() throws Passed {
        if (++questions % QUESTIONS_BETWEEN_LOOKS == 0 && System.nanoTime() - start > limit) {
            throw new Passed();
        }
    }

    /** The time is over. */
    static final class Passed extends Exception {
        private static final long serialVersionUID = 1;
    }
}
