package org.colonnade.experiment;

import java.util.List;
import java.util.stream.LongStream;

/** What became of the writes of a burst. Invariant: there is at least one. */
record BurstOutcome(List<Attempt> attempts) {
    private static final double SECOND = 1e9;

    BurstOutcome {
        attempts = List.copyOf(attempts);
    }

    /** One write, from its read to the answer, in nanoseconds. */
    record Attempt(long begin, long end, Result result) {}

    /** What a store says of a write. */
    enum Result {
        MADE,
        /** Another one came between. */
        COLLIDED,
        /** It was too busy, or does not know. */
        ERROR
    }

    int count(Result result) {
        return (int) attempts.stream().filter(a -> a.result == result).count();
    }

    /** The share that was not acknowledged. */
    double failed() {
        return 1 - (double) count(Result.MADE) / attempts.size();
    }

    /** The seconds from the first beginning to the last; never nothing. */
    double began() {
        return Math.max(1, begins().max().getAsLong() - begins().min().getAsLong()) / SECOND;
    }

    /** The seconds from the first beginning to the last end. */
    double took() {
        return (ends().max().getAsLong() - begins().min().getAsLong()) / SECOND;
    }

    /** The mean seconds of a write. */
    double mean() {
        return attempts.stream().mapToLong(a -> a.end - a.begin).average().orElse(0) / SECOND;
    }

    /** The most writes that were under way at one moment. */
    int mostAtOnce() {
        long[] begins = begins().sorted().toArray();
        long[] ends = ends().sorted().toArray();
        int ended = 0;
        int most = 0;
        for (int begun = 0; begun < begins.length; begun++) {
            while (ends[ended] <= begins[begun]) {
                ended++;
            }
            most = Math.max(most, begun + 1 - ended);
        }
        return most;
    }

    private LongStream begins() {
        return attempts.stream().mapToLong(Attempt::begin);
    }

    private LongStream ends() {
        return attempts.stream().mapToLong(Attempt::end);
    }
}
