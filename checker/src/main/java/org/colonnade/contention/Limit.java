package org.colonnade.contention;

/** Counts the steps of a search, and ends it when there are too many. */
final class Limit {
    private final long most;
    private long steps;

    Limit(long most) {
        this.most = most;
    }

    void step() {
        if (++steps > most) {
            throw new Reached();
        }
    }

    /** There is no answer within the limit. */
    static final class Reached extends RuntimeException {
        private static final long serialVersionUID = 1;

        private Reached() {
            super("work limit reached", null, false, false);
        }
    }
}
