package org.colonnade.representation;

import org.colonnade.cost.CostModel;

/**
 * What the choice of a representation has to know about a store.
 *
 * <p>Costs are in any unit, the same everywhere. Invariant: none is negative.
 *
 * @param name as people type it
 * @param title as its makers write it
 */
public record StoreProfile(String name, String title, Reading reading, Writing writing, Traits traits) {

    /**
     * A get of entries from one block costs {@code request + entries * entry + bytes * bytes}, and for each byte of the whole
     * block {@code blockByte}, whatever is asked of it.
     */
    public record Reading(double request, double entry, double bytes, double blockByte) {}

    /** A put of entries into one block, likewise; {@code blockByte} where the store writes the block anew. */
    public record Writing(double request, double entry, double bytes, double blockByte) {}

    /**
     * @param divisible whether a part of an entry can be read and written alone
     * @param versioned whether each update of a block of several entries must go through one of them that has its version
     *     (NoAM, Section 7.1)
     * @param limit the bytes that a block can have at most
     */
    public record Traits(boolean divisible, boolean versioned, double limit) {}

    /** The same store with costs that somebody has measured. */
    public StoreProfile with(CostModel model) {
        CostModel.Reading gets = model.reading();
        CostModel.Writing puts = model.writing();
        return new StoreProfile(
                name,
                title,
                new Reading(gets.lookup() + gets.get(), gets.row(), gets.bytes(), 0),
                new Writing(puts.call() + puts.write() + puts.put(), gets.row(), puts.bytes(), 0),
                traits);
    }
}
