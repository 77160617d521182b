package org.colonnade.reference;

import java.util.function.LongFunction;

/** Runs a law for many seeds. {@code -Dlaws.tries=n} runs it n times, {@code -Dlaws.seed=s} from another seed on. */
public record Tries(long first, long count) {

    public static Tries of(int usually) {
        return new Tries(Long.getLong("laws.seed", 0), Long.getLong("laws.tries", usually));
    }

    /** What must hold for a design. */
    public interface Law {
        void check(String design, long seed);
    }

    /** Stops at the first design that breaks the law, and shows it. */
    public void run(LongFunction<String> designs, Law law) {
        for (long seed = first; seed < first + count; seed++) {
            String design = designs.apply(seed);
            try {
                law.check(design, seed);
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("seed " + seed + "\n" + design + e.getMessage(), e);
            }
        }
    }
}
