package org.colonnade.data;

/**
 * The numbers below a size in an order that looks random, in both directions without keeping it.
 *
 * <p>A Feistel network permutes the numbers of so many bits; results that are too large go through it again, until one
 * is not (cycle walking, after Black and Rogaway, "Ciphers with arbitrary finite domains", 2002).
 */
final class Permutation {
    private static final int ROUNDS = 4;

    private final long size;
    private final long seed;
    private final int half;
    private final long mask;

    Permutation(long size, long seed) {
        this.size = size;
        this.seed = seed;
        int bits = 64 - Long.numberOfLeadingZeros(Math.max(1, size - 1));
        this.half = (bits + 1) / 2;
        this.mask = (1L << half) - 1;
    }

    long at(long place) {
        long number = place;
        do {
            number = forward(number);
        } while (number >= size);
        return number;
    }

    /** The place of a number. */
    long placeOf(long number) {
        long place = number;
        do {
            place = backward(place);
        } while (place >= size);
        return place;
    }

    private long forward(long number) {
        long left = number >>> half;
        long right = number & mask;
        for (int round = 0; round < ROUNDS; round++) {
            long next = left ^ scramble(right, round);
            left = right;
            right = next;
        }
        return left << half | right;
    }

    private long backward(long number) {
        long left = number >>> half;
        long right = number & mask;
        for (int round = ROUNDS - 1; round >= 0; round--) {
            long previous = right ^ scramble(left, round);
            right = left;
            left = previous;
        }
        return left << half | right;
    }

    private long scramble(long value, int round) {
        return Mixing.mix(seed + round, value) & mask;
    }
}
