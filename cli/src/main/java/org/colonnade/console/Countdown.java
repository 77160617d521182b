package org.colonnade.console;

/** Guesses the time that is left from the share of the work that is done, and when it was told first. */
public final class Countdown {
    private volatile long start;
    private volatile double base;
    private volatile double share = Double.POSITIVE_INFINITY;

    /** Tells the share that is done; one that is less than before is of other work, which begins. */
    public void tell(double done) {
        if (done < share) {
            start = System.nanoTime();
            base = done;
        }
        share = done;
    }

    /** {@code , about 3 min left}; nothing if there is nothing to guess from. */
    public String left() {
        double seconds = (System.nanoTime() - start) / 1e9 * (1 - share) / (share - base);
        return share > base && seconds >= 1 ? ", about " + text(seconds) + " left" : "";
    }

    private static String text(double seconds) {
        return seconds < 100
                ? Math.round(seconds) + " s"
                : seconds < 6000 ? Math.round(seconds / 60) + " min" : Math.round(seconds / 3600) + " h";
    }
}
