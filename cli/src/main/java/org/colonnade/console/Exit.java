package org.colonnade.console;

/** What the process's exit code tells scripts. */
public final class Exit {
    /** All is well. */
    public static final int FINE = 0;

    /** The program itself failed, or could not write; or a store failed, or is away. */
    public static final int SOFTWARE = 1;

    /** The question took too much work or time to answer. */
    public static final int UNDECIDED = 1;

    /** The arguments, the addresses or the files given cannot be used as they are. */
    public static final int INPUT = 2;

    /** The question was answered, and the answer is that something was found. */
    public static final int FINDINGS = 3;

    private Exit() {}
}
