package org.colonnade.programme;

/** Sizes as whole numbers of grains, a grain being a power of two; see {@link Objective}. */
final class Grains {
    private final long perCount;
    private final double grain;

    private Grains(long perCount, double grain) {
        this.perCount = perCount;
        this.grain = grain;
    }

    /**
     * One more grain than sizes of a choice have makes one count. All variables together weigh at most {@code units *
     * (most + 1) + counting} counts, and by their sizes less than {@code counting + 1}.
     */
    static Grains of(Programme programme, Capacity capacity, Units units) {
        double counts = units.most() * (capacity.most() + 1.0) + 2.0 * programme.counting() + 1;
        long perCount = (long) (0.999 * Objective.LIMIT / counts);
        return capacity.size() == 0 || perCount < 2
                ? new Grains(1, Double.POSITIVE_INFINITY)
                : new Grains(perCount, grain(capacity, perCount - 1));
    }

    /** The least power of two with which the largest sizes, rounded, have no more grains. */
    private static double grain(Capacity capacity, long most) {
        double grain = Math.scalb(1.0, Math.max(Math.getExponent(capacity.size() / most), Double.MIN_EXPONENT));
        while (capacity.grains(grain) > most) {
            grain *= 2;
        }
        return grain;
    }

    long of(double size) {
        return rounded(size, grain);
    }

    static long rounded(double size, double grain) {
        return (long) Math.rint(size / grain);
    }

    /** What one that counts weighs. */
    long perCount() {
        return perCount;
    }

    double grain() {
        return grain;
    }
}
