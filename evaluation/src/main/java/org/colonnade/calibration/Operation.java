package org.colonnade.calibration;

/**
 * An operation on a store: {@code entries} entries of each of {@code blocks} blocks at once, or a lock for each block.
 *
 * @param width the bytes of an entry
 */
public record Operation(MeasuredAct act, int blocks, int entries, int width) {
    /** Returns the entries of all blocks. */
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
