package org.colonnade.layout;

/**
 * The join of a word to the one before it: spaces on the same line, or a line break when the line gets too long. A line
 * is broken first where the level is lowest.
 *
 * <p>An aligned joint begins a column: its spaces grow until it stands under the same joint of its neighbours.
 */
record Joint(int spaces, int level, boolean aligned) {
    private static final int LAST_LEVEL = 9;
    private static final int NO_LEVEL = 10;

    static final Joint CLAUSE = new Joint(1, 1, false);
    static final Joint WIDE_CLAUSE = new Joint(2, 1, false);
    static final Joint BRACKET = new Joint(0, 1, false);
    static final Joint ITEM = new Joint(1, 2, false);
    static final Joint PIECE = new Joint(1, 3, false);
    static final Joint ARGUMENT = new Joint(1, 7, false);
    static final Joint OPENED = new Joint(0, 8, false);
    static final Joint DOT = new Joint(0, LAST_LEVEL, false);

    /** No line break and no comment line may come between a word and a tight or bound one. */
    static final Joint TIGHT = new Joint(0, NO_LEVEL, false);

    static final Joint BOUND = new Joint(1, NO_LEVEL, false);
    static final Joint FIELD_COLUMN = new Joint(2, 1, true);
    static final Joint PRODUCTION_COLUMN = new Joint(1, LAST_LEVEL, true);

    /** Joins alternatives inside a content of so many parentheses; outer ones break first. */
    static Joint alternative(int depth) {
        return new Joint(1, Math.min(1 + 2 * depth, 5), false);
    }

    /** Joins words within an alternative, at a level below it. */
    static Joint sequel(int depth) {
        return new Joint(1, Math.min(2 + 2 * depth, 6), false);
    }

    boolean isBreakable() {
        return level < NO_LEVEL;
    }

    Joint withSpaces(int wanted) {
        return new Joint(wanted, level, aligned);
    }

    /** Returns how far a line that is broken here is indented, relative to the row's first line. */
    int indent() {
        return 2 + 2 * Math.min(level, 3);
    }
}
