package org.colonnade.reference;

import org.colonnade.cost.CostModel;
import org.colonnade.cost.CostParameter;

/** Cost models for laws: those that are built in, every other time with a price for the call of a request that writes, and
 * for its locks. */
public final class RandomCosts {
    private static final double BYTES = 100;

    private RandomCosts() {}

    /** Calls and locks cost less than a put, as much, or far more. The same seed gives the same model. */
    public static CostModel of(long seed) {
        Dice dice = new Dice(seed);
        CostModel base = dice.any(CostModel.ALL);
        double call = dice.any(0.0, 0.0, 0.0, 0.25, 1.0, 8.0) * base.put(1, BYTES);
        double hold = dice.any(0.0, 0.0, 0.0, 0.25, 1.0, 8.0) * base.put(1, BYTES);
        return CostModel.of(
                base.name() + ", call " + call + ", hold " + hold,
                base.unit(),
                p -> p == CostParameter.CALL ? call : p == CostParameter.HOLD ? hold : p.of(base));
    }

    /** Some of the prices are nothing, some a hundred times as much as others. The same seed gives the same model. */
    public static CostModel steep(long seed) {
        Dice dice = new Dice(seed);
        return CostModel.of(
                "steep " + seed,
                CostModel.Unit.PLAIN,
                p -> p.of(dice.any(CostModel.ALL)) * dice.any(0.0, 0.1, 1.0, 1.0, 10.0));
    }
}
