package org.colonnade.store;

/**
 * What a store can do beyond what every store does.
 *
 * @param atomicAcrossBlocks whether {@link Atomicity#ALL} is kept for writes of several blocks
 * @param isolatedAcrossBlocks whether nobody ever sees such a write half done, not even for a moment
 * @param durable whether what a write has acknowledged outlives the death of the process that keeps it
 * @param wholeBlocks whether a block is kept in one piece, so that all of it is read as quickly as an entry that is most of it
 * @param ordersWrites whether a plain write and a conditional one of the same block take place one after the other if they
 *     meet; where they do not, the block may be left with something of both
 * @param entriesAtOnce up to how many entries of a block a get surely brings in one answer, so that they are of one moment
 */
public record Capabilities(
        boolean atomicAcrossBlocks,
        boolean isolatedAcrossBlocks,
        boolean durable,
        boolean wholeBlocks,
        boolean ordersWrites,
        int entriesAtOnce) {
    private static final int USUALLY_AT_ONCE = 64;

    /** Those of a store that orders its writes. */
    public Capabilities(
            boolean atomicAcrossBlocks, boolean isolatedAcrossBlocks, boolean durable, boolean wholeBlocks) {
        this(atomicAcrossBlocks, isolatedAcrossBlocks, durable, wholeBlocks, true, USUALLY_AT_ONCE);
    }

    /** Those of one that keeps entries one by one, too. */
    public Capabilities(boolean atomicAcrossBlocks, boolean isolatedAcrossBlocks, boolean durable) {
        this(atomicAcrossBlocks, isolatedAcrossBlocks, durable, false);
    }

    /** The same of a store where plain and conditional writes may mingle. */
    public Capabilities withoutOrder() {
        return new Capabilities(atomicAcrossBlocks, isolatedAcrossBlocks, durable, wholeBlocks, false, entriesAtOnce);
    }

    /** The same of a store whose answers have at most so many entries. */
    public Capabilities inAnswersOf(int entries) {
        return new Capabilities(
                atomicAcrossBlocks,
                isolatedAcrossBlocks,
                durable,
                wholeBlocks,
                ordersWrites,
                Math.min(entries, USUALLY_AT_ONCE));
    }
}
