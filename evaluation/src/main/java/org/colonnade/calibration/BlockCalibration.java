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
        Map<BlockParameter, Estimate> estimates, List<Quality> qualities, List<BlockMeasurement> measurements) {
    public BlockCalibration {
        measurements = List.copyOf(measurements);
    }

    /**
     * Fits all parameters together, for changes also those of reads. Each act needs measurements of different sizes.
     */
    public static BlockCalibration of(List<BlockMeasurement> measurements) {
        List<Estimate> fitted = Regression.fit(measurements, BlockCalibration::factors, BlockMeasurement::seconds);
        Map<BlockParameter, Estimate> estimates = new EnumMap<>(BlockParameter.class);
        Stream.of(BlockParameter.values()).forEach(p -> estimates.put(p, fitted.get(p.ordinal())));
        double[] prices = fitted.stream().mapToDouble(Estimate::value).toArray();
        List<Quality> qualities = Stream.of(BlockAct.values())
                .map(a -> quality(a, measurements, prices))
                .toList();
        return new BlockCalibration(estimates, qualities, measurements);
    }

    private static Quality quality(BlockAct act, List<BlockMeasurement> measurements, double[] prices) {
        return Quality.of(
                act,
                measurements.stream().filter(m -> m.operation().act() == act).toList(),
                BlockMeasurement::seconds,
                m -> Regression.product(factors(m), prices));
    }

    private static double[] factors(BlockMeasurement measurement) {
        return measurement.factors().stream().mapToDouble(Double::doubleValue).toArray();
    }

    public BlockCosts costs() {
        return BlockCosts.of(p -> estimates.get(p).value());
    }
}
