package org.colonnade.layout;

/** A declaration, with the number of its rule, which tells its kind. */
record Declaration(int kind, Part part) {

    /** Whether its author may leave out the empty line between this one and the next: both are one-liners of a kind. */
    boolean standsWith(Declaration next) {
        return kind == next.kind && part.isRow(0) && next.part.isRow(0);
    }
}
