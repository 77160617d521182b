package org.colonnade.calibration;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.assertj.core.data.Percentage;
import org.colonnade.cost.BlockParameter;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;
import org.colonnade.work.Watcher;

/** The noise is the same each time, since a fit may miss a bound by chance. */
class BlockCalibrationTest {
    /** Of a store that reads and writes blocks as a whole, and where requests are dear, by the parameters. */
    private static final double[] TRUE = {4e-4, 1e-5, 2e-8, 1e-8, 1e-3, 2e-5, 6e-8, 4e-8};

    private static final List<Measurement<BlockOperation>> DONE = measurements();

    private static List<Measurement<BlockOperation>> measurements() {
        try (Store store = Stores.open("embedded:")) {
            return new BlockExperiment(store, 1).run(Duration.ofMillis(1), Watcher.NOBODY);
        }
    }

    private static BlockCalibration calibration(long seed, double noise, double outliers) {
        Random random = new Random(seed);
        List<Measurement<BlockOperation>> measured = new ArrayList<>();
        for (Measurement<BlockOperation> done : DONE) {
            double factor = random.nextDouble() < outliers ? 5 : Math.exp(noise * random.nextGaussian());
            double seconds = factor * Regression.product(done.operation().row(), TRUE);
            measured.add(new Measurement<>(done.operation(), seconds, 1));
        }
        return BlockCalibration.of(measured);
    }

    @Property(tries = 5, seed = "1")
    void the_sizes_and_cuts_of_the_experiment_tell_all_parameters_apart(@ForAll long seed) {
        BlockCalibration calibration = calibration(seed, 0.02, 0.05);
        for (BlockParameter parameter : BlockParameter.values()) {
            Estimate estimate = calibration.estimates().get(parameter);
            assertThat(estimate.value())
                    .as(parameter.toString())
                    .isCloseTo(TRUE[parameter.ordinal()], Percentage.withPercentage(40));
            assertThat(estimate.wasNegative()).isFalse();
        }
        assertThat(calibration.costs().writing().request()).isCloseTo(TRUE[4], Percentage.withPercentage(5));
    }

    @Property(tries = 5, seed = "1")
    void the_better_the_fit_the_nearer_is_r2_to_1(@ForAll long seed) {
        assertThat(calibration(seed, 0, 0).qualities()).allMatch(q -> q.r2() > 0.999_999);
        assertThat(calibration(seed, 0.5, 0).qualities()).allMatch(q -> q.r2() < 0.999);
    }
}
