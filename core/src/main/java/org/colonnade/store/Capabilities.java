package org.colonnade.store;

/**
 * What a store can do beyond what every store does.
 *
 * @param atomicAcrossBlocks whether {@link Atomicity#ALL} is kept for writes of several blocks
 * @param isolatedAcrossBlocks whether nobody ever sees such a write half done, not even for a moment
 * @param durable whether what a write has acknowledged outlives the death of the process that keeps it
 * @param wholeBlocks whether a block is kept in one piece, so that all of it is read as quickly as an entry that is most of it
 */
public record Capabilities(
        boolean atomicAcrossBlocks, boolean isolatedAcrossBlocks, boolean durable, boolean wholeBlocks) {
    /** Those of a store that keeps entries one by one. */
    public Capabilities(boolean atomicAcrossBlocks, boolean isolatedAcrossBlocks, boolean durable) {
        this(atomicAcrossBlocks, isolatedAcrossBlocks, durable, false);
    }
}
