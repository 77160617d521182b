package org.colonnade.advice;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.colonnade.cost.CostModel;
import org.colonnade.model.Numbers;

/** Estimates as people compare them: three significant digits, with their unit. The same in every locale. */
public final class Figures {
    private static final MathContext PRECISION = new MathContext(3, RoundingMode.HALF_EVEN);
    private static final String LITTLE = "<0.001";

    private Figures() {}

    /** {@code 0.0123}, {@code 4.75}, {@code 200_000}. */
    public static String number(double value) {
        return Double.isFinite(value) ? Numbers.text(rounded(value)) : value > 0 ? "∞" : "?";
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
