package org.colonnade.boundary;

/**
 * The blocks that a request has to do with, on average.
 *
 * @param found accesses to an index, because the key of a block has to be found first or an index be kept up
 * @param read blocks that are read
 * @param written blocks that are written
 */
public record Accesses(double found, double read, double written) {
    private static final double SAME = 1e-9;

    public double total() {
        return found + read + written;
    }

    /** Whether all that it writes is in one block, and so happens at once or not at all. */
    public boolean isAtomic() {
        return written <= 1 + SAME;
    }
}
