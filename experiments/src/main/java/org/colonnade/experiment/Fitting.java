package org.colonnade.experiment;

import java.time.Duration;
import java.util.List;
import org.colonnade.calibration.Calibration;
import org.colonnade.calibration.CalibrationRun;
import org.colonnade.calibration.Measurement;
import org.colonnade.calibration.Operation;
import org.colonnade.cost.CostModel;
import org.colonnade.store.Store;

/**
 * The cost model that schemas are chosen by: measured on the store itself, unless that was stopped.
 *
 * @param how it was come by, in words
 */
record Fitting(CostModel model, String how) {
    private static final String STOPPED = " as it comes, because calibrating was stopped before its first round";

    static Fitting on(Store store, Duration time, Occasion occasion) {
        CalibrationRun experiment = new CalibrationRun(store, occasion.seed());
        List<Measurement<Operation>> measured =
                experiment.run(time, occasion.watcher().within("calibrating"));
        return measured.isEmpty()
                ? new Fitting(CostModel.CASSANDRA, CostModel.CASSANDRA.name() + STOPPED)
                : new Fitting(
                        Calibration.of(measured).model("calibrated"),
                        "calibrated on the store in " + experiment.rounds() + " rounds");
    }
}
