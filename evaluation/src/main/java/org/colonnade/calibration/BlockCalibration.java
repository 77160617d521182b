package org.colonnade.calibration;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.colonnade.cost.BlockCosts;
import org.colonnade.cost.BlockParameter;

/**
 * The costs of requests to blocks that fit some measurements best, with the advisor's own account of each request.
 *
 * <p>Invariant: there is an estimate for each parameter.
 */
public record BlockCalibration(
        Map<BlockParameter, Estimate> estimates,
        List<Quality> qualities,
        List<Measurement<BlockOperation>> measurements) {
    public BlockCalibration {
        measurements = List.copyOf(measurements);
    }

    /**
     * Fits all parameters together, for changes also those of reads. Each act needs measurements of different sizes.
     */
    public static BlockCalibration of(List<Measurement<BlockOperation>> measurements) {
        List<Estimate> fitted = Regression.fit(measurements, BlockOperation::row);
        Map<BlockParameter, Estimate> estimates = new EnumMap<>(BlockParameter.class);
        Stream.of(BlockParameter.values()).forEach(p -> estimates.put(p, fitted.get(p.ordinal())));
        double[] prices = fitted.stream().mapToDouble(Estimate::value).toArray();
        List<Quality> qualities = Stream.of(BlockAct.values())
                .map(a -> Quality.of(a, measurements, BlockOperation::act, o -> Regression.product(o.row(), prices)))
                .toList();
        return new BlockCalibration(estimates, qualities, measurements);
    }

    public BlockCosts costs() {
        return BlockCosts.of(p -> estimates.get(p).value());
    }
}
