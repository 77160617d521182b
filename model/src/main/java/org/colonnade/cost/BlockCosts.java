package org.colonnade.cost;

import java.util.function.ToDoubleFunction;

/**
 * The cost of requests to one block through the aggregates interface, in any unit, the same throughout.
 *
 * <p>Invariant: no price is negative.
 *
 * @param writing with {@code blockByte} where the store writes the whole block anew
 */
public record BlockCosts(Prices reading, Prices writing) {

    /**
     * The prices of a request for entries of one block: {@code request + entries * entry + bytes * bytes}, and
     * {@code blockByte} for each byte of the whole block, whatever part of it is asked for.
     */
    public record Prices(double request, double entry, double bytes, double blockByte) {}

    /** Returns the costs with these parameter values. */
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

    /** Derives the costs from a cost model, for entries of a block that go in one request; block bytes are free. */
    public static BlockCosts of(CostModel model) {
        CostModel.Reading gets = model.reading();
        CostModel.Writing puts = model.writing();
        return new BlockCosts(
                new Prices(gets.lookup() + gets.get(), gets.row(), gets.bytes(), 0),
                new Prices(puts.call() + puts.write() + puts.put(), gets.row(), puts.bytes(), 0));
    }
}
