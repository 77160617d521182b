package org.colonnade.store;

/**
 * The abilities of a store beyond those of every store.
 *
 * @param atomicAcrossBlocks whether the store keeps {@link Atomicity#ALL} for writes of several blocks
 * @param isolatedAcrossBlocks whether nobody ever sees such a write half done
 * @param durable whether acknowledged writes outlive the death of the process that keeps them
 * @param wholeBlocks whether a block is kept in one piece, and so is read as quickly as its largest entry
 * @param ordersWrites whether a plain and a conditional write of one block that meet take place one after the other; if
 *     not, the block may be left with parts of both
 * @param entriesAtOnce the most entries of a block that a get surely brings in one answer, and so of one moment
 */
public record Capabilities(
        boolean atomicAcrossBlocks,
        boolean isolatedAcrossBlocks,
        boolean durable,
        boolean wholeBlocks,
        boolean ordersWrites,
        int entriesAtOnce) {
    private static final int USUALLY_AT_ONCE = 64;

    /** Describes a store that orders its writes. */
    public Capabilities(
            boolean atomicAcrossBlocks, boolean isolatedAcrossBlocks, boolean durable, boolean wholeBlocks) {
        this(atomicAcrossBlocks, isolatedAcrossBlocks, durable, wholeBlocks, true, USUALLY_AT_ONCE);
    }

    /** Describes a store that orders its writes and keeps entries one by one. */
    public Capabilities(boolean atomicAcrossBlocks, boolean isolatedAcrossBlocks, boolean durable) {
        this(atomicAcrossBlocks, isolatedAcrossBlocks, durable, false);
    }

    /** Returns the same capabilities where plain and conditional writes may mingle. */
    public Capabilities withoutOrder() {
        return new Capabilities(atomicAcrossBlocks, isolatedAcrossBlocks, durable, wholeBlocks, false, entriesAtOnce);
    }

    /** Returns the same capabilities with answers of at most {@code entries} entries. */
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
