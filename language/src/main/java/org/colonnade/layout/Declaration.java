package org.colonnade.layout;

/** A declaration, with the number of its rule, which tells its kind. */
record Declaration(int kind, Part part) {

    /** Returns whether the author may put the next one right below: both are one-liners of a kind. */
    boolean standsWith(Declaration next) {
        return kind == next.kind && part.isRow(0) && next.part.isRow(0);
    }
}
