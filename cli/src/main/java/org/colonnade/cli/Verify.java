package org.colonnade.cli;

import java.util.concurrent.Callable;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.console.Remarks;
import org.colonnade.console.Watched;
import org.colonnade.form.Figures;
import org.colonnade.model.Numbers;
import org.colonnade.option.DesignArgument;
import org.colonnade.option.GenerationOptions;
import org.colonnade.option.StoreOptions;
import org.colonnade.session.Refusal;
import org.colonnade.session.deployment.Deployment;
import org.colonnade.session.deployment.Verified;
import org.colonnade.session.deployment.Verifying;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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
    private DesignArgument file;

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
        Refusal.require(requests >= 1, "--requests must be at least 1, not " + requests);
        generation.check();
        try (Deployment opened = options.open(console, file.path())) {
            new Remarks(console).impossible(opened);
            Verifying verifying = new Verifying(opened, generation.small(opened.design()), generation.seed());
            return tell(Watched.over(console, w -> verifying.run(requests, w)));
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
