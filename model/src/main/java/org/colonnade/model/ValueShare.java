package org.colonnade.model;

import java.math.BigDecimal;

/**
 * The share of an entity's instances that have a certain value.
 *
 * <p>Invariant: {@code value} is a Boolean, a BigDecimal or a String, as a literal of the design language.
 */
public record ValueShare(Object value, double share) {
    /** Returns whether it is the share of a literal's value; 1 and 1.0 are the same number. */
    public boolean isOf(Object literal) {
        return value instanceof BigDecimal number && literal instanceof BigDecimal other
                ? number.compareTo(other) == 0
                : value.equals(literal);
    }

    @Override
    public String toString() {
        String written = value instanceof String text
                ? '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"'
                : value instanceof BigDecimal number ? number.toPlainString() : value.toString();
        return written + " " + Numbers.text(100 * share) + " %";
    }
}
