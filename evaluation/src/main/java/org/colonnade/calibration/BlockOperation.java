package org.colonnade.calibration;

import java.util.List;

/**
 * An operation on an aggregate.
 *
 * @param cut the cut of its block
 * @param items the elements of its collection, of {@code bytes} bytes each
 * @param factors how often each {@link org.colonnade.cost.BlockParameter} counts in its cost
 */
public record BlockOperation(BlockAct act, String cut, int items, int bytes, List<Double> factors) {
    public BlockOperation {
        factors = List.copyOf(factors);
    }

    double[] row() {
        return factors.stream().mapToDouble(Double::doubleValue).toArray();
    }
}
