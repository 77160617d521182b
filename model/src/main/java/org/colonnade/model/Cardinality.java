package org.colonnade.model;

/** How many instances a relationship ties on its two sides: of its own entity, then of the other. */
public enum Cardinality {
    MANY_TO_ONE("->"),
    ONE_TO_ONE("--"),
    MANY_TO_MANY("<->");

    private final String arrow;

    Cardinality(String arrow) {
        this.arrow = arrow;
    }

    /** As the design language draws it. */
    @Override
    public String toString() {
        return arrow;
    }
}
