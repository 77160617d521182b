package org.colonnade.session.deployment;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.calibration.BlockCalibration;
import org.colonnade.calibration.BlockExperiment;
import org.colonnade.calibration.BlockOperation;
import org.colonnade.calibration.Calibration;
import org.colonnade.calibration.CalibrationFile;
import org.colonnade.calibration.CalibrationRun;
import org.colonnade.calibration.Measurement;
import org.colonnade.calibration.Operation;
import org.colonnade.store.Address;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;
import org.colonnade.work.Progress;
import org.colonnade.work.Watcher;

/** Measures a store, what it takes for plans and then for aggregates, and fits a cost model to it. */
public final class Calibrating {
    private static final long SEED = 1;

    /** The share of the time that is for what plans do. */
    private static final double PLANS = 0.6;

    private static final Progress NEXT = Progress.of("measuring");

    private final Watcher watcher;
    private final List<String> remarks = new ArrayList<>();

    private Calibrating(Watcher watcher) {
        this.watcher = watcher;
    }

    /**
     * What was found.
     *
     * @param file the cost model with its measurements; none if it was stopped before there was anything
     * @param remarks what to tell of a calibration that was stopped
     */
    public record Calibrated(Optional<CalibrationFile> file, List<String> remarks) {
        public Calibrated {
            remarks = List.copyOf(remarks);
        }
    }

    public static Calibrated run(Address address, Duration time, Watcher watcher) {
        try (Store store = Stores.open(address)) {
            Calibrating calibrating = new Calibrating(watcher);
            Optional<CalibrationFile> file = calibrating.measure(store, time, address.toString());
            return new Calibrated(file, calibrating.remarks);
        }
    }

    private Optional<CalibrationFile> measure(Store store, Duration time, String address) {
        List<Measurement<Operation>> plans = plans(store, time);
        List<Measurement<BlockOperation>> blocks = watcher.goesOn(NEXT) ? blocks(store, time) : List.of();
        return plans.isEmpty()
                ? Optional.empty()
                : Optional.of(new CalibrationFile(
                        Calibration.of(plans),
                        blocks.isEmpty() ? Optional.empty() : Optional.of(BlockCalibration.of(blocks)),
                        address));
    }

    private List<Measurement<Operation>> plans(Store store, Duration time) {
        CalibrationRun experiment = new CalibrationRun(store, SEED);
        List<Measurement<Operation>> measured = experiment.run(part(time, PLANS), watcher.between(0, PLANS));
        if (!watcher.goesOn(NEXT) && !measured.isEmpty()) {
            remarks.add(
                    "stopped after " + experiment.rounds() + " rounds; this is from these, and nothing of aggregates");
        }
        return measured;
    }

    private List<Measurement<BlockOperation>> blocks(Store store, Duration time) {
        BlockExperiment experiment = new BlockExperiment(store, SEED);
        List<Measurement<BlockOperation>> measured = experiment.run(part(time, 1 - PLANS), watcher.between(PLANS, 1));
        if (!watcher.goesOn(NEXT)) {
            remarks.add("stopped after " + experiment.rounds() + " rounds of aggregates; "
                    + (measured.isEmpty() ? "nothing is said of them" : "what is said of them is from these"));
        }
        return measured;
    }

    private static Duration part(Duration all, double share) {
        return Duration.ofNanos((long) (share * all.toNanos()));
    }
}
