package org.colonnade.calibration;

/**
 * Something to ask of a store: so many entries of each of so many blocks, all at once; or so many locks, each a block.
 *
 * @param width the bytes of an entry
 */
public record Operation(Act act, int blocks, int entries, int width) {
    /** The entries of all blocks. */
    public int rows() {
        return blocks * entries;
    }

    public long bytes() {
        return (long) rows() * width;
    }

    @Override
    public String toString() {
        return act + " of " + entries + " in each of " + blocks + ", " + width + " bytes";
    }
}
