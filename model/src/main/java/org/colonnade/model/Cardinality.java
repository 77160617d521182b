package org.colonnade.model;

/** The number of instances that a relationship ties on its two sides: of its own entity, then of the other. */
public enum Cardinality {
    MANY_TO_ONE("->"),
    ONE_TO_ONE("--"),
    MANY_TO_MANY("<->");

    private final String arrow;

    Cardinality(String arrow) {
        this.arrow = arrow;
    }

    /** Returns the arrow of the design language. */
    @Override
    public String toString() {
        return arrow;
    }
}
