package org.colonnade.data;

/** Numbers that look random and are always the same, after Steele, Lea and Flood's SplitMix64. */
final class Mixing {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private Mixing() {}

    static long mix(long one, long other) {
        long z = one * GOLDEN + Long.rotateLeft(other, 32) + GOLDEN;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    static long mix(long seed, String text) {
        long mixed = seed;
        for (int i = 0; i < text.length(); i++) {
            mixed = mix(mixed, text.charAt(i));
        }
        return mixed;
    }

    /** A number from 0, below a bound. */
    static long below(long bound, long mixed) {
        return Long.remainderUnsigned(mixed, bound);
    }
}
