package org.colonnade.view.run;

import java.util.Locale;

/** Times for people. */
public final class Seconds {
    private Seconds() {}

    /** The time since a moment of {@link System#nanoTime}: {@code 3.2 s}. */
    public static String since(long start) {
        return String.format(Locale.ROOT, "%.1f s", (System.nanoTime() - start) / 1e9);
    }

    /** {@code 0.153 ms}. */
    public static String milliseconds(long nanos) {
        return String.format(Locale.ROOT, "%.3f ms", nanos / 1e6);
    }
}
