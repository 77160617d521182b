package org.colonnade.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.colonnade.calibration.BlockCalibration;
import org.colonnade.calibration.BlockExperiment;
import org.colonnade.calibration.BlockMeasurement;
import org.colonnade.calibration.Calibration;
import org.colonnade.calibration.CalibrationFile;
import org.colonnade.calibration.CalibrationRun;
import org.colonnade.calibration.Measurement;
import org.colonnade.session.Refusal;
import org.colonnade.store.Address;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;
import org.colonnade.view.calibration.CalibrationText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures a store, and makes a cost model of it. */
@Command(
        name = "calibrate",
        description = "Measure what a store takes for plans and for aggregates, and fit a cost model to it.",
        footer = {
            "",
            "With -o, the cost model is written there, for --cost, and what was found is printed;",
            "otherwise the cost model itself is printed. The families that it measures with begin",
            "with colonnade_calibration_; it takes them away at the end, and touches no others.",
            "Ctrl-C ends it with what was measured so far.",
            "",
            "Formats: text; json (docs/calibration.schema.json), with all measurements.",
            "",
            "Examples:",
            "  colonnade calibrate --store cassandra://localhost/try -o mine.cost",
            "  colonnade calibrate --store embedded:data --time 10s > embedded.cost"
        })
final class Calibrate implements Callable<Integer> {
    private static final long SEED = 1;

    /** The share of the time that is for what plans do. */
    private static final double PLANS = 0.6;

    private final Console console;

    @Mixin
    private HelpOption help;

    @Mixin
    private AddressOption store = new AddressOption();

    @Option(
            names = "--time",
            paramLabel = "TIME",
            description = "How long to measure, about: 10s, 5min; 60s is the default.")
    private String time = "60s";

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Where to write the cost model.")
    private Path output;

    @Mixin
    private FormOption form = new FormOption();

    Calibrate(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Refusal.unless(
                store::address,
                () -> Amounts.time(time),
                () -> Optional.ofNullable(output).ifPresent(Replacement::check));
        Address address = store.address();
        Duration budget = Amounts.time(time);
        try (Store opened = Stores.open(address)) {
            Optional<CalibrationFile> measured = measure(opened, budget, address.toString());
            measured.ifPresentOrElse(
                    m -> print(new CalibrationText(m)), () -> say("stopped before anything was measured"));
            return measured.isPresent() ? Exit.FINE : Exit.UNDECIDED;
        }
    }

    /** Nothing, if it was stopped before there was anything. */
    private Optional<CalibrationFile> measure(Store opened, Duration budget, String address) {
        try (Watched watched = new Watched(console)) {
            List<Measurement> plans = plans(opened, budget, watched);
            List<BlockMeasurement> blocks = watched.wasStopped() ? List.of() : blocks(opened, budget, watched);
            return plans.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new CalibrationFile(
                            Calibration.of(plans),
                            blocks.isEmpty() ? Optional.empty() : Optional.of(BlockCalibration.of(blocks)),
                            address));
        }
    }

    /** What plans do, for a part of the time. */
    private List<Measurement> plans(Store opened, Duration budget, Watched watched) {
        CalibrationRun experiment = new CalibrationRun(opened, SEED);
        List<Measurement> measured = experiment.run(part(budget, PLANS), watched.between(0, PLANS));
        if (watched.wasStopped() && !measured.isEmpty()) {
            say("stopped after " + experiment.rounds() + " rounds; this is from these, and nothing of aggregates");
        }
        return measured;
    }

    /** What the interface of aggregates does, for the rest of it. */
    private List<BlockMeasurement> blocks(Store opened, Duration budget, Watched watched) {
        BlockExperiment experiment = new BlockExperiment(opened, SEED);
        List<BlockMeasurement> measured = experiment.run(part(budget, 1 - PLANS), watched.between(PLANS, 1));
        if (watched.wasStopped()) {
            say("stopped after " + experiment.rounds() + " rounds of aggregates; "
                    + (measured.isEmpty() ? "nothing is said of them" : "what is said of them is from these"));
        }
        return measured;
    }

    private static Duration part(Duration all, double share) {
        return Duration.ofNanos((long) (share * all.toNanos()));
    }

    private void say(String what) {
        console.err().println("colonnade: " + what);
    }

    private void print(CalibrationText text) {
        if (output != null) {
            Replacement.write(output, text.file());
        }
        if (form.isJson()) {
            console.out().print(text.json());
        } else {
            console.out().print(output == null ? text.file() : text.table());
        }
        text.remarks().forEach(this::say);
    }
}
