package org.colonnade.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.colonnade.calibration.Calibration;
import org.colonnade.calibration.Experiment;
import org.colonnade.calibration.Measurement;
import org.colonnade.store.Address;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures a store, and makes a cost model of it. */
@Command(
        name = "calibrate",
        description = "Measure what a store takes for gets, puts and deletes, and fit a cost model to it.",
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
        Unusable.unless(
                store::address,
                () -> Amounts.time(time),
                () -> Optional.ofNullable(output).ifPresent(Replacement::check));
        Address address = store.address();
        Duration budget = Amounts.time(time);
        try (Store opened = Stores.open(address)) {
            Experiment experiment = new Experiment(opened, SEED);
            List<Measurement> measured = measure(experiment, budget);
            if (measured.isEmpty()) {
                console.err().println("colonnade: stopped before anything was measured");
                return Exit.UNDECIDED;
            }
            print(new CalibrationText(Calibration.of(measured), address.toString()));
            return Exit.FINE;
        }
    }

    private List<Measurement> measure(Experiment experiment, Duration budget) {
        try (Calibrating calibrating = new Calibrating(console)) {
            List<Measurement> measured = experiment.run(budget, calibrating);
            if (calibrating.wasStopped() && !measured.isEmpty()) {
                console.err()
                        .println("colonnade: stopped after " + experiment.rounds() + " rounds; this is from these");
            }
            return measured;
        }
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
        text.remarks().forEach(r -> console.err().println("colonnade: " + r));
    }
}
