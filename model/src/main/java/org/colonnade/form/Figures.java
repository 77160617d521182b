package org.colonnade.form;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import org.colonnade.cost.CostModel;
import org.colonnade.model.Numbers;

/**
 * Estimates as people compare them: three significant digits unless said otherwise, with their unit. The same in every
 * locale.
 */
public final class Figures {
    private static final MathContext PRECISION = new MathContext(3, RoundingMode.HALF_EVEN);
    private static final MathContext PRECISE = new MathContext(4, RoundingMode.HALF_EVEN);
    private static final String LITTLE = "<0.001";
    private static final String[] UNITS = {"B", "kB", "MB", "GB", "TB", "PB", "EB"};

    private Figures() {}

    /** {@code 0.0123}, {@code 4.75}, {@code 200_000}. */
    public static String number(double value) {
        return Double.isFinite(value) ? Numbers.text(rounded(value)) : value > 0 ? "∞" : "?";
    }

    /** With four digits, for what would often look alike with three: {@code 4.751}. */
    public static String precise(double value) {
        return Numbers.text(new BigDecimal(value).round(PRECISE).doubleValue());
    }

    /** A share of one: {@code 12.5 %}. */
    public static String percent(double share) {
        return number(100 * share) + " %";
    }

    /** How many times as much something is: {@code 1.25}. */
    public static String ratio(double ratio) {
        return String.format(Locale.ROOT, "%.2f", ratio);
    }

    /** A number of bytes, in powers of a thousand: {@code 1.25 GB}. */
    public static String bytes(double bytes) {
        int unit = 0;
        double value = bytes;
        while (value >= 999.5 && unit < UNITS.length - 1) {
            value /= 1000;
            unit++;
        }
        int decimals = unit == 0 || value >= 99.95 ? 0 : value >= 9.995 ? 1 : 2;
        return String.format(Locale.ROOT, "%." + decimals + "f %s", value, UNITS[unit]);
    }

    /** The next number of bytes that {@link #bytes} writes exactly, so that nobody is told too little. */
    public static double enough(double bytes) {
        double step = Math.pow(10, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes))) - 2));
        return Math.ceil(bytes / step) * step;
    }

    /** The size of a block or of a part of one, in a sentence: {@code 120 bytes}, {@code 1.2 kB}. */
    public static String size(double bytes) {
        if (bytes < 1000) {
            return number(bytes) + " bytes";
        }
        return bytes < 1e6 ? number(bytes / 1000) + " kB" : number(bytes / 1e6) + " MB";
    }

    /** A time that people have waited for: {@code 3.2 s}. */
    public static String seconds(long nanos) {
        return String.format(Locale.ROOT, "%.1f s", nanos / 1e9);
    }

    /** A time that was measured, to the microsecond: {@code 1.250 ms}. */
    public static String millis(double nanos) {
        return String.format(Locale.ROOT, "%.3f ms", nanos / 1e6);
    }

    /** A number of something, in the plural unless it is one: {@code 1 row}, {@code 4.75 entries}. */
    public static String count(double number, String one, String many) {
        String text = isSmall(number) ? LITTLE : number(number);
        return text + " " + (text.equals("1") ? one : many);
    }

    /** A cost: milliseconds or seconds if the model counts seconds, otherwise a number. */
    public static String cost(double cost, CostModel model) {
        if (!countsSeconds(model)) {
            return number(cost);
        }
        return rounded(cost) >= 1
                ? padded(cost) + " s"
                : isSmall(1000 * cost) ? LITTLE + " ms" : padded(1000 * cost) + " ms";
    }

    /** Whether its costs are seconds. */
    public static boolean countsSeconds(CostModel model) {
        return model.unit() == CostModel.Unit.SECONDS;
    }

    /** A part of a whole: {@code 12.3 %}. */
    public static String share(double part, double whole) {
        double percent = whole > 0 ? 100 * part / whole : 0;
        return Double.isFinite(percent)
                ? BigDecimal.valueOf(percent)
                                .setScale(1, RoundingMode.HALF_EVEN)
                                .toPlainString() + " %"
                : "?";
    }

    private static boolean isSmall(double value) {
        return value > 0 && value < 0.001;
    }

    private static double rounded(double value) {
        return Double.isFinite(value) ? new BigDecimal(value).round(PRECISION).doubleValue() : value;
    }

    /** Exactly three digits, as long as the point is among them: {@code 9.00}, {@code 12.0}, {@code 1500}. */
    private static String padded(double value) {
        if (!Double.isFinite(value) || value == 0 || rounded(value) >= 100) {
            return number(value);
        }
        BigDecimal digits = new BigDecimal(rounded(value)).round(PRECISION);
        return digits.setScale(2 - (digits.precision() - digits.scale() - 1), RoundingMode.HALF_EVEN)
                .toPlainString();
    }
}
