package org.colonnade.automaton;

/** The number of values that open sorts get when a grammar is enumerated: the users, and each other sort. */
public record Extent(int users, int others) {
    /** The extent that is enough to find two users who write one group, whatever the sizes. */
    public static final Extent CUT_OFF = new Extent(2, 1);

    public Extent {
        if (users < 1 || others < 1) {
            throw new IllegalArgumentException("no values: " + users + ", " + others);
        }
    }

    public static Extent each(int values) {
        return new Extent(values, values);
    }
}
