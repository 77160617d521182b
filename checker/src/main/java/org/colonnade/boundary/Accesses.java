package org.colonnade.boundary;

/**
 * The average number of blocks that a request accesses.
 *
 * @param found accesses to an index, to find the key of a block or to keep the index up
 * @param read blocks that are read
 * @param written blocks that the request itself writes to
 * @param noted other blocks that must be written, perhaps later, because they list who refers to them
 */
public record Accesses(double found, double read, double written, double noted) {
    private static final double SAME = 1e-9;

    public double total() {
        return found + read + written + noted;
    }

    /** Returns whether all that it writes is in one block, and so happens at once or not at all. */
    public boolean isAtomic() {
        return written <= 1 + SAME;
    }
}
