package org.colonnade.language;

import java.math.BigDecimal;
import java.util.Optional;
import org.colonnade.language.DesignParser.NumberContext;
import org.colonnade.model.Numbers;

/** Reads numbers, within the limits of their places. */
final class NumberReader {
    static final double LARGEST = 1e15;
    private static final int MOST_DIGITS = 40;

    private final Complaints complaints;

    NumberReader(Complaints complaints) {
        this.complaints = complaints;
    }

    /** Reads a whole number from {@code least} to {@code most}; complains and returns {@code least} otherwise. */
    long whole(Unit unit, NumberContext context, String what, long least, long most) {
        double value = value(context);
        if (value != Math.rint(value) && value >= least && value <= most) {
            complaints.error(unit.span(context), what + " is a whole number");
            return least;
        }
        return (long) within(unit, context, what, least, most);
    }

    /** Reads a number from {@code least} to {@code most}; complains and returns {@code least} otherwise. */
    double within(Unit unit, NumberContext context, String what, double least, double most) {
        double value = value(context);
        if (value >= least && value <= most) {
            return value;
        }
        String bound = value < least ? "at least " + Numbers.text(least) : "at most " + Numbers.text(most);
        complaints.error(unit.span(context), what + " is " + bound);
        return least;
    }

    /** Reads a number above 0; complains and returns 1 otherwise. */
    double positive(Unit unit, NumberContext context, String what, double most) {
        if (value(context) > 0) {
            return within(unit, context, what, 0, most);
        }
        complaints.error(unit.span(context), what + " is more than 0");
        return 1;
    }

    /** Reads the exact value, unless it is too long to make sense. */
    Optional<BigDecimal> exact(Unit unit, NumberContext context) {
        String digits = digits(context);
        boolean reasonable = digits.length() <= MOST_DIGITS && Math.abs(value(context)) <= LARGEST * LARGEST;
        Optional<BigDecimal> number = Optional.of(digits)
                .filter(d -> reasonable)
                .map(BigDecimal::new)
                .filter(n -> Math.abs(n.scale()) <= MOST_DIGITS);
        if (number.isEmpty()) {
            complaints.error(unit.span(context), "this number is too large, or too long");
        }
        return number;
    }

    private static double value(NumberContext context) {
        return Double.parseDouble(digits(context));
    }

    private static String digits(NumberContext context) {
        return context.getText().replace("_", "");
    }
}
