package org.colonnade.cost;

import java.util.function.ToDoubleFunction;

/**
 * What requests to one block cost by the interface of aggregates, in any unit, the same everywhere.
 *
 * <p>Invariant: no price is negative.
 *
 * @param writing with a byte of the block where the store writes that anew
 */
public record BlockCosts(Prices reading, Prices writing) {

    /**
     * A request for entries of one block costs {@code request + entries * entry + bytes * bytes}, and for each byte of the whole
     * block {@code blockByte}, whatever is asked of it.
     */
    public record Prices(double request, double entry, double bytes, double blockByte) {}

    /** The costs with these values of the parameters. */
    public static BlockCosts of(ToDoubleFunction<BlockParameter> value) {
        return new BlockCosts(
                new Prices(
                        value.applyAsDouble(BlockParameter.READ_REQUEST),
                        value.applyAsDouble(BlockParameter.READ_ENTRY),
                        value.applyAsDouble(BlockParameter.READ_BYTE),
                        value.applyAsDouble(BlockParameter.READ_BLOCK_BYTE)),
                new Prices(
                        value.applyAsDouble(BlockParameter.WRITE_REQUEST),
                        value.applyAsDouble(BlockParameter.WRITE_ENTRY),
                        value.applyAsDouble(BlockParameter.WRITE_BYTE),
                        value.applyAsDouble(BlockParameter.WRITE_BLOCK_BYTE)));
    }

    /** As a cost model has it of all entries of a block that go in one request; the whole block counts nothing there. */
    public static BlockCosts of(CostModel model) {
        CostModel.Reading gets = model.reading();
        CostModel.Writing puts = model.writing();
        return new BlockCosts(
                new Prices(gets.lookup() + gets.get(), gets.row(), gets.bytes(), 0),
                new Prices(puts.call() + puts.write() + puts.put(), gets.row(), puts.bytes(), 0));
    }
}
