package org.colonnade.data;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The inequality in how partners are spread: the k-th most popular instance has a share of about {@code k^-exponent},
 * after Zipf. With exponent 0 all have the same share.
 */
public record Skew(double exponent) {
    public static final Skew NONE = new Skew(0);

    private static final Pattern FORM = Pattern.compile("zipf:([0-9]+(\\.[0-9]+)?)");

    public Skew {
        if (!(exponent >= 0 && exponent <= 3)) {
            throw new IllegalArgumentException("an exponent of zipf is between 0 and 3");
        }
    }

    /** Reads {@code none} or {@code zipf:0.9}. */
    public static Skew of(String text) {
        Matcher matcher = FORM.matcher(text);
        if (text.equals("none")) {
            return NONE;
        } else if (matcher.matches()) {
            return new Skew(Double.parseDouble(matcher.group(1)));
        }
        throw new IllegalArgumentException("'" + text + "' is no skew; write none, or zipf:0.9");
    }

    /** The share of all that the first {@code k} of {@code n} have: about the integral of the density. */
    double share(double k, double n) {
        if (exponent == 0) {
            return k / n;
        }
        return weight(k) / weight(n);
    }

    private double weight(double k) {
        return exponent == 1 ? Math.log1p(k) : (Math.pow(k + 1, 1 - exponent) - 1) / (1 - exponent);
    }

    @Override
    public String toString() {
        return exponent == 0 ? "none" : "zipf:" + exponent;
    }
}
