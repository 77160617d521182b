package org.colonnade.calibration;

import java.util.Locale;

/**
 * A fitted parameter, with its interval of 95 % confidence.
 *
 * @param wasNegative whether the best fit was below zero, so that it was set to zero and the others fitted anew
 */
public record Estimate(double value, double low, double high, boolean wasNegative) {
    /** Returns the value in four digits. */
    public String number() {
        return number(value);
    }

    /** Returns the interval in four digits: {@code 0.001234 to 0.002345}. */
    public String interval() {
        return number(low) + " to " + number(high);
    }

    private static String number(double value) {
        return value == 0 ? "0" : String.format(Locale.ROOT, "%.4g", value);
    }
}
