package org.colonnade.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.console.Replacement;
import org.colonnade.console.Watched;
import org.colonnade.experiment.Experiment;
import org.colonnade.experiment.ExperimentResult;
import org.colonnade.experiment.Experiments;
import org.colonnade.experiment.Occasion;
import org.colonnade.experiment.Part;
import org.colonnade.experiment.Thoroughness;
import org.colonnade.experiment.Venue;
import org.colonnade.form.TextTable;
import org.colonnade.option.HelpOption;
import org.colonnade.session.ByName;
import org.colonnade.session.Refusal;
import org.colonnade.store.Address;
import org.colonnade.store.AddressException;
import org.colonnade.view.experiment.ExperimentPage;
import org.colonnade.view.experiment.ExperimentPicture;
import org.colonnade.view.experiment.ExperimentReport;
import org.colonnade.view.experiment.ExperimentsDocument;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs a published evaluation again. */
@Command(
        name = "experiment",
        description = "Run an evaluation of the papers again, and put what they found beside what is found here.",
        footer = {
            "",
            "NAME is list, for what there is, one of these experiments, or all of them. The servers that it",
            "needs are fetched through Maven on first use, started in a directory of their own, and",
            "stopped at the end; --store uses a store of yours in place of them.",
            "",
            "With -o, a table (NAME.txt), the same as Markdown (NAME.md), all that was measured (NAME.json,",
            "docs/experiment.schema.json) and a page with charts (NAME.html) are written there, where there",
            "are line charts also these as a picture (NAME.svg), and for all also experiments.md with all",
            "tables; otherwise the table is printed. Parts that were skipped, stopped or failed are shown as",
            "such, and do not keep the others from being run. Ctrl-C stops, and what was measured until then",
            "is written. The exit code is 1 if a part failed, be it because its store is away, or was stopped.",
            "",
            "Examples:",
            "  colonnade experiment list",
            "  colonnade experiment contention --quick -o results",
            "  colonnade experiment all --full -o results",
            "  colonnade experiment calibration --store cassandra://localhost/try"
        })
final class ExperimentCommand implements Callable<Integer> {
    private static final String LIST = "list";
    private static final String ALL = "all";

    private final Console console;

    @Mixin
    private HelpOption help;

    @Parameters(paramLabel = "NAME", description = "Which experiment.")
    private String name;

    @ArgGroup
    private Size size = new Size();

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "Of all that is random: any whole number; 1 is the default.")
    private long seed = 1;

    @Option(
            names = "--store",
            paramLabel = "ADDRESS",
            description = "A store to use in place of servers of its own; may be given several times.")
    private List<String> stores = List.of();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "DIR",
            description = "The directory for the results; made if it is not there.")
    private Path output;

    ExperimentCommand(Console console) {
        this.console = console;
    }

    /** How much is measured. */
    static final class Size {
        @Option(names = "--smoke", description = "As little as shows that it works, without a server.")
        private boolean smoke;

        @Option(names = "--quick", description = "A few minutes each, the default.")
        @SuppressWarnings("UnusedVariable") // picocli refuses it beside the others; by itself, it is the default.
        private boolean quick;

        @Option(names = "--full", description = "As much as the papers, as far as one machine can.")
        private boolean full;

        Thoroughness extent() {
            return smoke ? Thoroughness.SMOKE : full ? Thoroughness.FULL : Thoroughness.QUICK;
        }
    }

    @Override
    public Integer call() {
        if (name.equals(LIST)) {
            list();
            return Exit.FINE;
        }
        List<Experiment> chosen = chosen();
        List<Address> addresses = stores.stream().map(Address::of).toList();
        List<ExperimentReport> reports = new ArrayList<>();
        makeOutput();
        try (Watched watched = new Watched(console);
                Venue venue = new Venue(addresses, watched::say)) {
            watched.say(new Schedule(chosen, size.extent()).toString());
            for (Experiment experiment : chosen) {
                Occasion occasion = new Occasion(size.extent(), seed, venue, watched.within(experiment.name()));
                reports.add(report(experiment, occasion, watched.wasStopped()));
            }
            if (output != null && name.equals(ALL)) {
                Replacement.write(
                        output.resolve("experiments.md"), new ExperimentsDocument(reports, LocalDate.now()).text());
            }
            if (watched.wasStopped()) {
                watched.say("stopped; this is what was measured until then");
                return Exit.UNDECIDED;
            }
        }
        return reports.stream().anyMatch(r -> r.findings().has(Part.Status.FAILED)) ? Exit.SOFTWARE : Exit.FINE;
    }

    /** Before anything is measured, so that nothing is measured in vain. */
    private void makeOutput() {
        if (output == null) {
            return;
        }
        try {
            Files.createDirectories(output);
        } catch (FileAlreadyExistsException e) {
            throw new Refusal("cannot write to the directory " + output + ": " + e.getFile() + " is a file");
        } catch (IOException e) {
            throw new Refusal("cannot make the directory " + output + "; give another one with -o");
        }
        if (!Files.isWritable(output)) {
            throw new Refusal("cannot write to the directory " + output + ": it is read-only");
        }
    }

    /** Runs an experiment, unless all were stopped before, and writes what it found. */
    private ExperimentReport report(Experiment experiment, Occasion occasion, boolean stopped) {
        if (stopped) {
            return new ExperimentReport(
                    experiment, occasion, ExperimentResult.skipped(experiment.title(), "It was stopped before."));
        }
        ExperimentReport report = new ExperimentReport(experiment, occasion, findings(experiment, occasion));
        put(report);
        return report;
    }

    /** One that fails does not keep the others from being run; but an address that is wrong is wrong for all. */
    private ExperimentResult findings(Experiment experiment, Occasion occasion) {
        try {
            return experiment.run(occasion);
        } catch (AddressException e) {
            throw e;
        } catch (RuntimeException e) {
            return ExperimentResult.failed(experiment.title(), "internal error: " + e);
        }
    }

    private void list() {
        TextTable table = new TextTable(List.of("NAME", "WHAT", "PUBLISHED IN", "QUICK", "FULL"));
        Experiments.ALL.forEach(e -> table.add(List.of(
                e.name(),
                e.title(),
                e.source(),
                Schedule.text(e.planned(Thoroughness.QUICK)),
                Schedule.text(e.planned(Thoroughness.FULL)))));
        console.out().print(table.text(""));
    }

    private List<Experiment> chosen() {
        if (name.equals(ALL)) {
            return Experiments.ALL;
        }
        return List.of(Experiments.find(name)
                .orElseThrow(() -> ByName.unknown(
                        "experiment",
                        name,
                        Stream.concat(
                                        Stream.of(LIST, ALL),
                                        Experiments.ALL.stream().map(Experiment::name))
                                .toList())));
    }

    private void put(ExperimentReport report) {
        if (output == null) {
            console.out().println(report.text());
            return;
        }
        String title = report.experiment().name();
        Replacement.write(output.resolve(title + ".txt"), report.text());
        Replacement.write(output.resolve(title + ".md"), ExperimentsDocument.section(report, LocalDate.now()));
        Replacement.write(output.resolve(title + ".json"), report.json());
        Replacement.write(
                output.resolve(title + ".html"),
                ExperimentPage.of(report.experiment(), report.findings(), report.setting()));
        ExperimentPicture.of(report.experiment(), report.findings())
                .ifPresent(p -> Replacement.write(output.resolve(title + ".svg"), p));
        console.out().println(title + ": " + report.findings().verdict() + " " + output.resolve(title + ".html"));
    }
}
