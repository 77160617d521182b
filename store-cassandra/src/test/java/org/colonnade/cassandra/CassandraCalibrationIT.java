package org.colonnade.cassandra;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.colonnade.calibration.BlockCalibration;
import org.colonnade.calibration.BlockExperiment;
import org.colonnade.calibration.Calibration;
import org.colonnade.calibration.CalibrationFile;
import org.colonnade.calibration.CalibrationRun;
import org.colonnade.cost.BlockCosts;
import org.colonnade.cost.CostFile;
import org.colonnade.cost.CostModel;
import org.colonnade.store.Store;
import org.colonnade.text.Source;
import org.colonnade.work.Watcher;
import org.junit.jupiter.api.Test;

/** What a real server takes makes a cost model. How well it fits depends on what else the machine does, and is not held. */
class CassandraCalibrationIT {
    private static final Duration TIME = Duration.ofSeconds(3);

    @Test
    void a_server_has_a_cost_file_in_which_nothing_is_free_that_is_not() {
        CostFile file =
                CostFile.read("mine", new Source("mine.cost", calibrated().toString()));
        assertThat(file.problems()).isEmpty();
        CostModel model = file.model().orElseThrow();
        assertThat(model.unit()).isEqualTo(CostModel.Unit.SECONDS);
        assertThat(model.lookup(1, 1, 100)).isPositive();
        assertThat(model.call() + model.write(1) + model.put(1, 100)).isPositive();
        assertThat(model.call() + model.write(1) + model.delete(1, 100)).isPositive();
        assertThat(List.of(
                        file.blocks().orElseThrow().reading(),
                        file.blocks().orElseThrow().writing()))
                .allMatch(p -> small(p) > 0);
    }

    private static double small(BlockCosts.Prices prices) {
        return prices.request() + prices.entry() + 100 * (prices.bytes() + prices.blockByte());
    }

    private static CalibrationFile calibrated() {
        try (Store store = RealCassandra.shared().open("calibration", "")) {
            Calibration plans = Calibration.of(new CalibrationRun(store, 1).run(TIME, Watcher.NOBODY));
            BlockCalibration blocks = BlockCalibration.of(new BlockExperiment(store, 1).run(TIME, Watcher.NOBODY));
            assertThat(store.families()).isEmpty();
            return new CalibrationFile(plans, Optional.of(blocks), "cassandra:");
        }
    }
}
