package org.colonnade.advice;

import java.util.Locale;

/** Numbers of bytes as people write them, in powers of a thousand. */
public final class ByteCount {
    private static final String[] UNITS = {"B", "kB", "MB", "GB", "TB", "PB", "EB"};

    private ByteCount() {}

    /** With three significant digits: {@code 1.25 GB}. */
    public static String text(double bytes) {
        int unit = 0;
        double value = bytes;
        while (value >= 999.5 && unit < UNITS.length - 1) {
            value /= 1000;
            unit++;
        }
        int decimals = unit == 0 || value >= 99.95 ? 0 : value >= 9.995 ? 1 : 2;
        return String.format(Locale.ROOT, "%." + decimals + "f %s", value, UNITS[unit]);
    }

    /** The next number of bytes that {@link #text} writes exactly, so that nobody is told too little. */
    static double enough(double bytes) {
        double step = Math.pow(10, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes))) - 2));
        return Math.ceil(bytes / step) * step;
    }
}
