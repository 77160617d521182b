package org.colonnade.cli;

/** Guesses the time that is left from the share of the work that is done. */
final class Countdown {
    private final double base;
    private final long start = System.nanoTime();

    /** @param base the share that is done already */
    Countdown(double base) {
        this.base = base;
    }

    /** {@code , about 3 min left}; nothing if there is nothing to guess from. */
    String left(double share) {
        double seconds = (System.nanoTime() - start) / 1e9 * (1 - share) / (share - base);
        return share > base && seconds >= 1 ? ", about " + text(seconds) + " left" : "";
    }

    private static String text(double seconds) {
        return seconds < 100
                ? Math.round(seconds) + " s"
                : seconds < 6000 ? Math.round(seconds / 60) + " min" : Math.round(seconds / 3600) + " h";
    }
}
