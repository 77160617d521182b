package org.colonnade.cassandra;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.colonnade.calibration.Act;
import org.colonnade.calibration.Calibration;
import org.colonnade.calibration.CalibrationFile;
import org.colonnade.calibration.Experiment;
import org.colonnade.calibration.Measurement;
import org.colonnade.calibration.Quality;
import org.colonnade.calibration.Watcher;
import org.colonnade.cost.CostFile;
import org.colonnade.cost.CostModel;
import org.colonnade.store.Store;
import org.colonnade.text.Source;
import org.junit.jupiter.api.Test;

/** What a real server takes makes a cost model. */
class CassandraCalibrationIT {
    private static final double FITS = 0.5;
    private static final int AGAIN = 2;

    @Test
    void a_server_has_a_cost_file_in_which_nothing_is_free_that_is_not() {
        Calibration calibration = quiet();
        CostFile file = CostFile.read(
                "mine", new Source("mine.cost", new CalibrationFile(calibration, "cassandra:").toString()));
        assertThat(file.problems()).isEmpty();
        CostModel model = file.model().orElseThrow();
        assertThat(model.unit()).isEqualTo(CostModel.Unit.SECONDS);
        assertThat(model.reading().lookup()).isPositive();
        assertThat(model.reading().get()).isPositive();
        assertThat(model.call()).isPositive();
        assertThat(model.write(1) + model.put(1, 100)).isPositive();
        assertThat(model.write(1) + model.delete(1, 100)).isPositive();
        assertThat(lookups(calibration)).isGreaterThan(FITS);
    }

    private static double lookups(Calibration calibration) {
        return calibration.qualities().stream()
                .filter(q -> q.act() == Act.LOOKUP)
                .mapToDouble(Quality::r2)
                .min()
                .orElseThrow();
    }

    /** A calibration that other work of the machine has not spoilt: what fits badly is measured again, for longer. */
    private static Calibration quiet() {
        Duration time = Duration.ofSeconds(3);
        Calibration calibration = Calibration.of(measured(time));
        for (int again = 0; again < AGAIN && lookups(calibration) <= FITS; again++) {
            time = time.multipliedBy(3);
            calibration = Calibration.of(measured(time));
        }
        return calibration;
    }

    private static List<Measurement> measured(Duration time) {
        try (Store store = RealCassandra.shared().open("calibration", "")) {
            List<Measurement> measured = new Experiment(store, 1).run(time, Watcher.NOBODY);
            assertThat(store.families()).isEmpty();
            return measured;
        }
    }
}
