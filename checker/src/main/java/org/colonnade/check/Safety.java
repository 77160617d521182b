package org.colonnade.check;

import java.util.Locale;

/** What a check came to by one verdict. */
public enum Safety {
    /** The verdict holds for all blocks. */
    SAFE("holds"),
    /** It fails for some block. */
    UNSAFE("fails"),
    /** It took too much work to decide, though no block is known to break it. */
    UNDECIDED("undecided");

    private final String ruling;

    Safety(String ruling) {
        this.ruling = ruling;
    }

    /** Returns {@code holds}, {@code fails} or {@code undecided}, as one says of the verdict. */
    public String ruling() {
        return ruling;
    }

    /** Returns {@code safe}, {@code unsafe} or {@code undecided}, as one says of what is checked. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
