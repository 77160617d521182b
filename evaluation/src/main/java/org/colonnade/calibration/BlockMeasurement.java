package org.colonnade.calibration;

import java.util.List;

/**
 * The time of an operation: the median of {@code times} tries.
 *
 * @param factors how often each {@link org.colonnade.cost.BlockParameter} counts in its cost
 */
public record BlockMeasurement(BlockOperation operation, List<Double> factors, double seconds, int times) {
    public BlockMeasurement {
        factors = List.copyOf(factors);
    }
}
