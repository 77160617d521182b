package org.colonnade.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.console.Remarks;
import org.colonnade.console.Replacement;
import org.colonnade.console.Watched;
import org.colonnade.option.AddressOption;
import org.colonnade.option.Amounts;
import org.colonnade.option.FormOption;
import org.colonnade.option.HelpOption;
import org.colonnade.session.Refusal;
import org.colonnade.session.deployment.Calibrating;
import org.colonnade.store.Address;
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
        Calibrating.Calibrated calibrated = Watched.over(console, w -> Calibrating.run(address, budget, w));
        calibrated.remarks().forEach(new Remarks(console)::say);
        return calibrated.file().map(f -> print(new CalibrationText(f))).orElseGet(new Remarks(console)::unmeasured);
    }

    private int print(CalibrationText text) {
        if (output != null) {
            Replacement.write(output, text.file());
        }
        if (form.isJson()) {
            console.out().print(text.json());
        } else {
            console.out().print(output == null ? text.file() : text.table());
        }
        text.remarks().forEach(new Remarks(console)::say);
        return Exit.FINE;
    }
}
