package org.colonnade.overhead;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Measures two who do the same. They take turns call by call, each of them first every other time, so that whatever else the
 * machine does meets both alike.
 */
final class Duel {
    /** Calls of each that are compared at once: enough for a median, and done before much else changes. */
    private static final int CALLS = 20;

    private final Side one;
    private final Side other;
    private final int callsBetweenTidying;
    private int calls;

    Duel(Side one, Side other, int callsBetweenTidying) {
        this.one = one;
        this.other = other;
        this.callsBetweenTidying = callsBetweenTidying;
    }

    /** Somebody who takes part. */
    interface Side {
        /** A call; making it is not measured. */
        Runnable call();

        /** What is done after so many calls, and not measured. */
        void tidy();
    }

    /** Goes on until calls have taken so long. */
    Outcome run(Duration time) {
        List<Outcome.Turn> turns = new ArrayList<>();
        long nanos = 0;
        while (nanos < time.toNanos()) {
            long[] first = new long[CALLS];
            long[] second = new long[CALLS];
            for (int i = 0; i < CALLS; i++) {
                if (i % 2 == 0) {
                    first[i] = time(one);
                    second[i] = time(other);
                } else {
                    second[i] = time(other);
                    first[i] = time(one);
                }
            }
            nanos += Arrays.stream(first).sum() + Arrays.stream(second).sum();
            turns.add(new Outcome.Turn(Outcome.median(first), Outcome.median(second)));
            calls += CALLS;
            if (calls >= callsBetweenTidying) {
                calls = 0;
                one.tidy();
                other.tidy();
            }
        }
        return new Outcome(turns);
    }

    private static long time(Side side) {
        Runnable call = side.call();
        long begin = System.nanoTime();
        call.run();
        return System.nanoTime() - begin;
    }
}
