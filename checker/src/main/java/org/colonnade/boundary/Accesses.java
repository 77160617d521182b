package org.colonnade.boundary;

/**
 * The blocks that a request has to do with, on average.
 *
 * @param found accesses to an index, because the key of a block has to be found first or an index be kept up
 * @param read blocks that are read
 * @param written blocks with something that the request itself writes
 * @param noted other blocks that must be written because they list who refers to them; that may happen later
 */
public record Accesses(double found, double read, double written, double noted) {
    private static final double SAME = 1e-9;

    public double total() {
        return found + read + written + noted;
    }

    /** Whether all that it writes is in one block, and so happens at once or not at all. */
    public boolean isAtomic() {
        return written <= 1 + SAME;
    }
}
