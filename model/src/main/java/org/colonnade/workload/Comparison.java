package org.colonnade.workload;

/** The operator by which a predicate compares a column with an operand. */
public enum Comparison {
    EQUAL("="),
    NOT_EQUAL("!="),
    LESS("<"),
    LESS_OR_EQUAL("<="),
    GREATER(">"),
    GREATER_OR_EQUAL(">=");

    private final String sign;

    Comparison(String sign) {
        this.sign = sign;
    }

    /** Returns whether it asks for one side of a value, and so needs an order. */
    public boolean isRange() {
        return this != EQUAL && this != NOT_EQUAL;
    }

    /** Returns whether it is a range that begins at the value. */
    public boolean isLowerEnd() {
        return this == GREATER || this == GREATER_OR_EQUAL;
    }

    @Override
    public String toString() {
        return sign;
    }
}
