package org.colonnade.programme;

/** Sizes as whole numbers of steps, a step being a power of two; see {@link Objective}. */
final class Steps {
    private final long perCount;
    private final double step;

    private Steps(long perCount, double step) {
        this.perCount = perCount;
        this.step = step;
    }

    /**
     * One more step than sizes of a choice have makes one count. All variables together weigh at most {@code units *
     * (most + 1) + counting} counts, and by their sizes less than {@code counting + 1}.
     */
    static Steps of(Programme programme, Capacity capacity, Units units) {
        double counts = units.most() * (capacity.most() + 1.0) + 2.0 * programme.counting() + 1;
        long perCount = (long) (0.999 * Objective.LIMIT / counts);
        return capacity.size() == 0 || perCount < 2
                ? new Steps(1, Double.POSITIVE_INFINITY)
                : new Steps(perCount, step(capacity, perCount - 1));
    }

    /** The least power of two with which the largest sizes, rounded, have no more steps. */
    private static double step(Capacity capacity, long most) {
        double step = Math.scalb(1.0, Math.max(Math.getExponent(capacity.size() / most), Double.MIN_EXPONENT));
        while (capacity.steps(step) > most) {
            step *= 2;
        }
        return step;
    }

    long of(double size) {
        return rounded(size, step);
    }

    static long rounded(double size, double step) {
        return (long) Math.rint(size / step);
    }

    /** What one that counts weighs. */
    long perCount() {
        return perCount;
    }

    double step() {
        return step;
    }
}
