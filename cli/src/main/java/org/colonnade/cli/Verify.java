package org.colonnade.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.console.Remarks;
import org.colonnade.console.Watched;
import org.colonnade.data.GeneratedData;
import org.colonnade.form.Figures;
import org.colonnade.model.Numbers;
import org.colonnade.option.GenerationOptions;
import org.colonnade.option.HelpOption;
import org.colonnade.option.StoreOptions;
import org.colonnade.session.Refusal;
import org.colonnade.session.deployment.Deployment;
import org.colonnade.session.deployment.Verified;
import org.colonnade.session.deployment.Verifying;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Compares what the plans of a design answer on a store with what a relational database answers. */
@Command(
        name = "verify",
        description = "Run random requests on a store and on a relational database, and compare every answer.",
        footer = {
            "",
            "Both hold the same generated data when it begins: about a thousand instances of the",
            "most numerous entity, unless --scale says otherwise. Updates are among the requests,",
            "and at the end every family is compared with what it should hold. The exit code is",
            "3 if something differs. The families stay; data of others are never touched.",
            "",
            "Examples:",
            "  colonnade verify hotel.design --store embedded:",
            "  colonnade verify rubis.design --store embedded: --requests 10000 --seed 7"
        })
final class Verify implements Callable<Integer> {
    private final Console console;
    private final long began = System.nanoTime();

    @Mixin
    private HelpOption help;

    @Parameters(paramLabel = "FILE", description = "The design; - is standard input.")
    private Path file;

    @Mixin
    private StoreOptions options = new StoreOptions();

    @Option(names = "--requests", paramLabel = "N", description = "How many requests to run; 1000 is the default.")
    private long requests = 1000;

    @Mixin
    private GenerationOptions generation = new GenerationOptions();

    Verify(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (requests < 1) {
            throw new Refusal("--requests must be at least 1, not " + requests);
        }
        generation.check();
        try (Deployment opened = options.open(console, file)) {
            new Remarks(console).impossible(opened);
            GeneratedData data = generation.data(opened.design(), generation.smallScale(opened.design()));
            return tell(run(new Verifying(opened, data, generation.seed())));
        }
    }

    private Verified run(Verifying verifying) {
        try (Watched watched = new Watched(console)) {
            return verifying.run(requests, watched);
        }
    }

    private int tell(Verified verified) {
        Remarks remarks = new Remarks(console);
        if (!verified.loaded()) {
            remarks.say("stopped before all was loaded; nothing was compared");
            return Exit.UNDECIDED;
        }
        if (verified.difference().isPresent()) {
            console.out().println(verified.difference().get());
            remarks.say("after " + Numbers.text(verified.requests()) + " requests, with seed " + generation.seed());
            return Exit.FINDINGS;
        }
        console.out()
                .println(Numbers.text(verified.requests()) + " requests and all families agree; "
                        + Numbers.text(verified.rows()) + " rows compared");
        remarks.say("took " + Figures.seconds(System.nanoTime() - began));
        return Exit.FINE;
    }
}
