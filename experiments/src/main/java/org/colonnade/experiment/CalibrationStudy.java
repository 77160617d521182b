package org.colonnade.experiment;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.colonnade.calibration.Calibration;
import org.colonnade.calibration.CalibrationRun;
import org.colonnade.calibration.MeasuredAct;
import org.colonnade.calibration.Measurement;
import org.colonnade.calibration.Operation;
import org.colonnade.calibration.Quality;
import org.colonnade.experiment.ExperimentResult.Agreement;

/** Whether what a store takes can be told by a linear cost model. */
final class CalibrationStudy {
    private static final double MICRO = 1e6;

    static final Experiment EXPERIMENT = new Experiment(
            "calibration",
            "The cost model, fitted to a store",
            "NoSE: Schema Design for NoSQL Applications, Section 6.1",
            "The time of n gets of w columns was measured on families of differing widths, and fitted by linear "
                    + "regression; how well it fits is not told.",
            new Experiment.Seconds(2, 35, 125),
            CalibrationStudy::run);

    private CalibrationStudy() {}

    private static ExperimentResult run(Occasion occasion) {
        return occasion.onOne((kind, store) -> {
            Duration time = Duration.ofSeconds(occasion.extent().of(1, 30, 120));
            List<Measurement<Operation>> measured = new CalibrationRun(store, occasion.seed())
                    .run(time, occasion.watcher().within("calibrating"));
            return measured.isEmpty()
                    ? ExperimentResult.skipped(kind, "It was stopped before its first round.")
                    : findings(Calibration.of(measured), occasion.venue().product(kind, store), occasion);
        });
    }

    private static ExperimentResult findings(Calibration calibration, String product, Occasion occasion) {
        boolean finished = occasion.begins("fitting");
        Table.Builder parameters = new Table.Builder(1, "parameter | value [µs] | from [µs] | to [µs]");
        calibration
                .estimates()
                .forEach((p, e) -> parameters.row(p.toString(), MICRO * e.value(), MICRO * e.low(), MICRO * e.high()));
        Table.Builder fits = new Table.Builder(1, "fitted | R2 | median error [%] | measurements");
        for (Quality quality : calibration.qualities()) {
            fits.row(quality.act(), quality.r2(), 100 * quality.error(), quality.measurements());
        }
        double gets = calibration.qualities().stream()
                .filter(q -> q.act().equals(MeasuredAct.LOOKUP.toString()))
                .mapToDouble(Quality::r2)
                .findFirst()
                .orElse(0);
        return new ExperimentResult(
                Agreement.OPEN,
                String.format(
                        Locale.ROOT,
                        "On %s a linear model explains %.1f %% of the variance of lookups.",
                        product,
                        100 * gets),
                List.of(
                        Part.measured(
                                "Parameters, " + product, finished, "With intervals of 95 %.", parameters.build()),
                        Part.measured("How well they fit", finished, "", fits.charting("median error"))));
    }
}
