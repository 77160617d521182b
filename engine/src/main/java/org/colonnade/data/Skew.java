package org.colonnade.data;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.colonnade.model.Inequality.Zipf;

/**
 * The inequality in how partners are spread: the k-th most popular instance has a share of about {@code k^-exponent},
 * after Zipf. With exponent 0 all have the same share. It holds where the design does not say another one.
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

    Zipf zipf() {
        return new Zipf(exponent);
    }

    @Override
    public String toString() {
        return exponent == 0 ? "none" : "zipf:" + exponent;
    }
}
