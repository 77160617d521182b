package org.colonnade.diagram;

/** How many instances may stand at one end of a link for one instance at the other. */
enum Multiplicity {
    ZERO_OR_ONE,
    ONE,
    ZERO_OR_MORE,
    ONE_OR_MORE;

    static Multiplicity one(boolean mandatory) {
        return mandatory ? ONE : ZERO_OR_ONE;
    }

    static Multiplicity many(boolean mandatory) {
        return mandatory ? ONE_OR_MORE : ZERO_OR_MORE;
    }

    boolean isMany() {
        return this == ZERO_OR_MORE || this == ONE_OR_MORE;
    }

    boolean isMandatory() {
        return this == ONE || this == ONE_OR_MORE;
    }
}
