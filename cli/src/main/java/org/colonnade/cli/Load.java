package org.colonnade.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.console.Resumption;
import org.colonnade.csv.BadRecord;
import org.colonnade.csv.CsvReading;
import org.colonnade.data.Data;
import org.colonnade.design.Design;
import org.colonnade.engine.Loaded;
import org.colonnade.form.Figures;
import org.colonnade.model.Numbers;
import org.colonnade.option.DesignArgument;
import org.colonnade.option.GenerationOptions;
import org.colonnade.option.StoreOptions;
import org.colonnade.session.Refusal;
import org.colonnade.session.deployment.Deployment;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Fills the families of a design on a store. */
@Command(
        name = "load",
        description = "Fill the families of a design on a store, with a person's data or with generated ones.",
        footer = {
            "",
            "Families that are not there are made. Generated data follow the statistics of the",
            "design, and are the same for the same scale, seed and skew; they are computed as",
            "they are written, so that any amount fits. A load that was interrupted goes on",
            "where it stopped when the same command is given again.",
            "",
            "--from reads User.csv for each entity, with a header of attributes and to-one",
            "relationships, and Article.tags.csv for each many-to-many relationship, with two",
            "columns of keys; all of it is held in memory. If a record is bad, nothing is loaded.",
            "",
            "Examples:",
            "  colonnade load hotel.design --store embedded:data --generate --scale 0.1",
            "  colonnade load rubis.design --store embedded:data --generate --seed 7 --skew zipf:0.9",
            "  colonnade load blog.design --store embedded:data --from exports"
        })
final class Load implements Callable<Integer> {
    private static final int MOST = 200;

    private final Console console;

    @Spec
    private CommandSpec spec;

    @Mixin
    private DesignArgument file;

    @Mixin
    private StoreOptions options = new StoreOptions();

    @Option(names = "--from", paramLabel = "DIR", description = "The directory with the files to load.")
    private Path from;

    @Option(names = "--generate", description = "Generate the data.")
    private boolean generate;

    @Mixin
    private GenerationOptions generation = new GenerationOptions();

    Load(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Refusal.require(generate == (from == null), "load what? give either --generate or --from DIR");
        Refusal.require(
                generate || !generation.isGiven(spec), "--scale, --seed and --skew are for --generate, not for --from");
        Refusal.require(generate || Files.isDirectory(from), "cannot load from " + from + ": it is no directory");
        generation.check();
        try (Deployment opened = options.open(console, file.path())) {
            return generate ? load(opened, generation.data(opened.design())) : load(opened, read(opened.design()));
        }
    }

    private int load(Deployment opened, CsvReading reading) {
        reading.problems().stream().limit(MOST).map(BadRecord::toString).forEach(console.err()::println);
        int more = reading.problems().size() - MOST;
        if (more > 0) {
            console.err().println("... and " + more + " more");
        }
        return reading.data().map(d -> load(opened, d)).orElse(Exit.INPUT);
    }

    private int load(Deployment opened, Data data) {
        long start = System.nanoTime();
        Loaded loaded = Resumption.over(console, w -> opened.load(data, w));
        console.out()
                .println((loaded.finished() ? "loaded " : "stopped; loaded ") + Numbers.text(loaded.written())
                        + " entries"
                        + (loaded.finished() && loaded.written() == 0 ? "; the families have all of it" : ""));
        console.err()
                .println("colonnade: "
                        + (loaded.finished()
                                ? "took " + Figures.seconds(System.nanoTime() - start)
                                : "give the same command again to go on"));
        return loaded.finished() ? Exit.FINE : Exit.UNDECIDED;
    }

    private CsvReading read(Design design) {
        try {
            return CsvReading.of(design.model(), from);
        } catch (IOException e) {
            throw new Refusal("cannot read " + from + ": " + e.getMessage());
        }
    }
}
