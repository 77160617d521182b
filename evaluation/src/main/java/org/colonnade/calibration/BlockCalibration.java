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
    private static final long SEED = 1;

    public BlockCalibration {
        measurements = List.copyOf(measurements);
    }

    /**
     * Fits all parameters together, for changes also those of reads. Each act needs measurements of different sizes.
     */
    public static BlockCalibration of(List<BlockMeasurement> measurements) {
        List<Estimate> fitted = new Regression(
                        measurements.stream().map(BlockCalibration::factors).toArray(double[][]::new),
                        measurements.stream()
                                .mapToDouble(BlockMeasurement::seconds)
                                .toArray())
                .fit(SEED);
        Map<BlockParameter, Estimate> estimates = new EnumMap<>(BlockParameter.class);
        Stream.of(BlockParameter.values()).forEach(p -> estimates.put(p, fitted.get(p.ordinal())));
        double[] prices = fitted.stream().mapToDouble(Estimate::value).toArray();
        List<Quality> qualities = Stream.of(BlockAct.values())
                .map(a -> quality(a, measurements, prices))
                .toList();
        return new BlockCalibration(estimates, qualities, measurements);
    }

    private static Quality quality(BlockAct act, List<BlockMeasurement> measurements, double[] prices) {
        List<BlockMeasurement> chosen =
                measurements.stream().filter(m -> m.operation().act() == act).toList();
        return Quality.of(
                act.toString(),
                chosen.stream().mapToDouble(BlockMeasurement::seconds).toArray(),
                chosen.stream()
                        .mapToDouble(m -> Regression.product(factors(m), prices))
                        .toArray());
    }

    private static double[] factors(BlockMeasurement measurement) {
        return measurement.factors().stream().mapToDouble(Double::doubleValue).toArray();
    }

    public BlockCosts costs() {
        return BlockCosts.of(p -> estimates.get(p).value());
    }
}
