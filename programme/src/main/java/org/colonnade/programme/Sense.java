package org.colonnade.programme;

/** How the two sides of a row compare. */
public enum Sense {
    AT_MOST("<="),
    EQUAL("="),
    AT_LEAST(">=");

    private final String sign;

    Sense(String sign) {
        this.sign = sign;
    }

    public boolean holds(long left, long right) {
        return switch (this) {
            case AT_MOST -> left <= right;
            case EQUAL -> left == right;
            case AT_LEAST -> left >= right;
        };
    }

    @Override
    public String toString() {
        return sign;
    }
}
