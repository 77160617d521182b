package org.colonnade.experiment;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.colonnade.calibration.Calibration;
import org.colonnade.calibration.CalibrationRun;
import org.colonnade.calibration.MeasuredAct;
import org.colonnade.calibration.Measurement;
import org.colonnade.calibration.Quality;
import org.colonnade.experiment.ExperimentResult.Agreement;
import org.colonnade.server.ServerException;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;

/** Whether what a store takes can be told by a linear cost model. */
final class CalibrationStudy implements Experiment {
    private static final double MICRO = 1e6;

    @Override
    public String name() {
        return "calibration";
    }

    @Override
    public String title() {
        return "The cost model, fitted to a store";
    }

    @Override
    public String source() {
        return "NoSE: Schema Design for NoSQL Applications, Section 6.1";
    }

    @Override
    public String published() {
        return "The time of n gets of w columns was measured on families of differing widths, and fitted by linear "
                + "regression; how well it fits is not told.";
    }

    @Override
    public Duration planned(Thoroughness extent) {
        return Duration.ofSeconds(extent.of(2, 35, 125));
    }

    @Override
    public ExperimentResult run(Occasion occasion) {
        String kind = occasion.venue()
                .kinds(List.of(occasion.extent() == Thoroughness.SMOKE ? "embedded" : "cassandra"))
                .get(0);
        try (Store store = occasion.venue().open(kind)) {
            Duration time = Duration.ofSeconds(occasion.extent().of(1, 30, 120));
            List<Measurement> measured = new CalibrationRun(store, occasion.seed())
                    .run(time, occasion.watcher().within("calibrating"));
            return measured.isEmpty()
                    ? ExperimentResult.skipped(kind, "It was stopped before its first round.")
                    : findings(Calibration.of(measured), occasion.venue().product(kind, store), occasion)
                            .at(occasion.extent());
        } catch (StoreException | ServerException e) {
            return ExperimentResult.failed(kind, e.getMessage());
        }
    }

    private static ExperimentResult findings(Calibration calibration, String product, Occasion occasion) {
        boolean finished = occasion.begins("fitting");
        Table.Builder parameters = new Table.Builder(
                1,
                Table.Column.of("parameter"),
                new Table.Column("value", "µs"),
                new Table.Column("from", "µs"),
                new Table.Column("to", "µs"));
        calibration
                .estimates()
                .forEach((p, e) -> parameters.row(p.toString(), MICRO * e.value(), MICRO * e.low(), MICRO * e.high()));
        Table.Builder fits = new Table.Builder(
                1,
                Table.Column.of("fitted"),
                Table.Column.of("R2"),
                new Table.Column("median error", "%"),
                Table.Column.of("measurements"));
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
