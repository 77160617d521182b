package org.colonnade.contention;

/**
 * The odds that writes of one group fail because they coincide.
 *
 * <p>A write that is attempted while another one is being committed fails. If attempts come at random, L per second,
 * and a commit takes W seconds, then after each success L * W attempts fail on average until the commit is done, and
 * the next one succeeds: P = L * W / (1 + L * W). (1 - exp(-L * W) is more: it also counts collisions with attempts
 * that failed.) With r retries at random times there are L * (1 + P + ... + P^r) attempts, which in turn gives P.
 *
 * @param attempts per second, retries included
 * @param attemptFails the chance that an attempt fails
 * @param writeFails the chance that a write fails for good, after all retries
 */
public record Odds(double attempts, double attemptFails, double writeFails) {
    private static final double CLOSE = 1e-13;

    /**
     * @param rate writes per second and group
     * @param window the seconds that a commit takes
     */
    public static Odds of(double rate, double window, int retries) {
        if (!(rate >= 0 && window >= 0 && retries >= 0 && rate * window < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("rate, window and retries are finite and not negative");
        }
        double attempts = rate;
        double before = -1;
        while (attempts - before > CLOSE * attempts) {
            before = attempts;
            attempts = rate * tries(failure(attempts, window), retries);
        }
        double fails = failure(attempts, window);
        return new Odds(attempts, fails, Math.pow(fails, retries + 1.0));
    }

    private static double failure(double attempts, double window) {
        return attempts * window / (1 + attempts * window);
    }

    /** 1 + P + ... + P^r. */
    private static double tries(double fails, int retries) {
        return fails == 1 ? retries + 1.0 : (1 - Math.pow(fails, retries + 1.0)) / (1 - fails);
    }
}
