package org.colonnade.model;

import java.math.BigDecimal;
import java.math.MathContext;

/** Writes numbers as the design language does: digits in groups of three, no exponent, up to 12 significant digits. */
public final class Numbers {
    private static final MathContext PRECISION = new MathContext(12);

    private Numbers() {}

    public static String text(double number) {
        String plain = new BigDecimal(number, PRECISION).stripTrailingZeros().toPlainString();
        int dot = plain.indexOf('.');
        return dot < 0 ? grouped(plain) : grouped(plain.substring(0, dot)) + plain.substring(dot);
    }

    /** Groups digits from 10_000 upwards, so that years and other small numbers stay as they are. */
    private static String grouped(String digits) {
        if (digits.length() <= 4) {
            return digits;
        }
        StringBuilder out = new StringBuilder(digits);
        for (int i = digits.length() - 3; i > 0 && Character.isDigit(digits.charAt(i - 1)); i -= 3) {
            out.insert(i, '_');
        }
        return out.toString();
    }
}
