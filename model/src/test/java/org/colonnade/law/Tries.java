package org.colonnade.law;

import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.stream.LongStream;

/**
 * The seeds that a law is tried with.
 *
 * <p>A law says how many it takes to be trusted for a night; {@code -Dlaws.share=p} takes that many percent of them, and
 * never fewer than ten. {@code -Dlaws.tries=n} takes n instead, {@code -Dlaws.seed=s} begins with another seed.
 */
public record Tries(long first, long count) {
    private static final int USUAL_SHARE = 25;
    private static final int FEWEST = 10;

    public static Tries of(int nightly) {
        return new Tries(Long.getLong("laws.seed", 0), Long.getLong("laws.tries", share(nightly)));
    }

    private static long share(int nightly) {
        return Math.max(Math.min(FEWEST, nightly), nightly * Long.getLong("laws.share", USUAL_SHARE) / 100);
    }

    /** What must hold for a design. */
    public interface Law {
        void check(String design, long seed);
    }

    public LongStream seeds() {
        return LongStream.range(first, first + count);
    }

    /** Stops at the first seed that breaks the law, and names it. */
    public void run(LongConsumer law) {
        run(seed -> "", (design, seed) -> law.accept(seed));
    }

    /** Stops at the first design that breaks the law, and shows it. */
    public void run(LongFunction<String> designs, Law law) {
        seeds().forEach(seed -> {
            String design = designs.apply(seed);
            try {
                law.check(design, seed);
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("seed " + seed + "\n" + design + e.getMessage(), e);
            }
        });
    }
}
