package org.colonnade.option;

import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.colonnade.session.Refusal;

/** Sizes and times as people type them: a number and a unit, {@code 2GB}, {@code 1.5 min}; seconds need no unit. */
public final class Amounts {
    private static final Pattern AMOUNT = Pattern.compile("(\\d{1,15}(?:\\.\\d{1,15})?)\\s*([A-Za-z]*)");
    private static final Map<String, Double> BYTES = Map.ofEntries(
            Map.entry("b", 1e0),
            Map.entry("kb", 1e3),
            Map.entry("mb", 1e6),
            Map.entry("gb", 1e9),
            Map.entry("tb", 1e12),
            Map.entry("pb", 1e15),
            Map.entry("kib", 0x1p10),
            Map.entry("mib", 0x1p20),
            Map.entry("gib", 0x1p30),
            Map.entry("tib", 0x1p40),
            Map.entry("pib", 0x1p50));
    private static final double LARGEST_SPACE = 1e18;
    private static final Map<String, Double> SECONDS =
            Map.of("ms", 1e-3, "", 1e0, "s", 1e0, "m", 6e1, "min", 6e1, "h", 3.6e3);
    private static final double LONGEST_TIME = 365 * 24 * 3.6e3;
    private static final Duration LONGEST_MEASUREMENT = Duration.ofDays(1);

    private Amounts() {}

    /** The bytes of {@code --space}. */
    public static double space(String text) {
        return size("--space", text);
    }

    /** The bytes that an option gives. */
    public static double size(String option, String text) {
        double bytes = amount(text, BYTES);
        Refusal.require(
                bytes >= 1 && bytes <= LARGEST_SPACE,
                option + " must be a size with its unit, like 500MB or 2GB, not '" + text + "'");
        return bytes;
    }

    /** The duration of {@code --time}. */
    public static Duration time(String text) {
        double seconds = amount(text, SECONDS);
        Refusal.require(
                seconds >= 1e-3 && seconds <= LONGEST_TIME,
                "--time must be a time like 500ms, 60s or 5min, or a number of seconds, not '" + text + "'");
        return Duration.ofMillis(Math.round(1000 * seconds));
    }

    /** The duration of {@code --time} where it is at most a day. */
    public static Duration time(String text, Duration least) {
        Duration time = time(text);
        Refusal.require(
                time.compareTo(least) >= 0 && time.compareTo(LONGEST_MEASUREMENT) <= 0,
                "--time must be from " + least.toMillis() + "ms to " + LONGEST_MEASUREMENT.toHours() + "h, not '" + text
                        + "'");
        return time;
    }

    /** Refuses the number that an option gives if it is too small or too large. */
    public static void requireRange(String option, long number, long least, long most) {
        Refusal.require(
                least <= number && number <= most,
                option + " must be from " + least + " to " + most + ", not " + number);
    }

    /** Not a number if it is none. */
    private static double amount(String text, Map<String, Double> units) {
        Matcher amount = AMOUNT.matcher(text.strip());
        return amount.matches()
                ? Double.parseDouble(amount.group(1))
                        * units.getOrDefault(amount.group(2).toLowerCase(Locale.ROOT), Double.NaN)
                : Double.NaN;
    }
}
