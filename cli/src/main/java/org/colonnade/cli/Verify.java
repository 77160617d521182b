package org.colonnade.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.data.GeneratedData;
import org.colonnade.design.Design;
import org.colonnade.engine.Loader;
import org.colonnade.form.Figures;
import org.colonnade.model.Numbers;
import org.colonnade.relational.Reference;
import org.colonnade.verification.Difference;
import org.colonnade.verification.RandomArguments;
import org.colonnade.verification.Verification;
import org.colonnade.work.Progress;
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
    private static final String DATA = "what a verification left";
    private static final long TRIES = 20;

    private final Console console;

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
            throw new Unusable("--requests must be at least 1, not " + requests);
        }
        generation.check();
        return options.open(console, file).map(this::verify).orElse(Exit.INPUT);
    }

    private int verify(Deployment opened) {
        try (opened) {
            opened.noteImpossible(console);
            if (opened.advice().requests().stream().noneMatch(RequestAdvice::isComplete)) {
                throw new Unusable("there is no request to run");
            }
            Design design = opened.consultation().design();
            GeneratedData data = generation.data(design, generation.smallScale(design));
            try (Reference reference = new Reference(design)) {
                if (load(opened, data, reference)) {
                    return compare(opened, data, reference);
                }
                console.err().println("colonnade: stopped before all was loaded; nothing was compared");
                return Exit.UNDECIDED;
            }
        }
    }

    private boolean load(Deployment opened, GeneratedData data, Reference reference) {
        Loader loader = new Loader(opened.store(), data, DATA);
        loader.restart(opened.engine().families());
        opened.engine().create();
        try (Watched watched = new Watched(console)) {
            boolean finished = loader.load(opened.engine().families(), watched).finished();
            if (finished) {
                reference.load(data);
            }
            return finished;
        }
    }

    private int compare(Deployment opened, GeneratedData data, Reference reference) {
        long start = System.nanoTime();
        Verification verification = new Verification(
                opened.store(),
                opened.advice(),
                reference,
                new RandomArguments(data, generation.seed()),
                generation.seed());
        Optional<Difference> difference = run(verification);
        if (difference.isPresent()) {
            console.out().println(difference.get());
            console.err()
                    .println("colonnade: after " + Numbers.text(verification.requests()) + " requests, with seed "
                            + generation.seed());
            return Exit.FINDINGS;
        }
        console.out()
                .println(Numbers.text(verification.requests()) + " requests and all families agree; "
                        + Numbers.text(verification.rows()) + " rows compared");
        console.err().println("colonnade: took " + Figures.seconds(System.nanoTime() - start));
        return Exit.FINE;
    }

    /** A request that would break the application's rules is not run; too many of these end it too. */
    private Optional<Difference> run(Verification verification) {
        long[] tries = {0};
        try (Watched watched = new Watched(console)) {
            Optional<Difference> difference = verification.run(() -> verification.requests() < requests
                    && watched.goesOn(progress(verification.requests()))
                    && tries[0]++ < TRIES * requests);
            return difference.isPresent() ? difference : verification.compareFamilies();
        }
    }

    private Progress progress(long done) {
        return Progress.of("verifying")
                .saying(() -> Numbers.text(done) + " requests")
                .at((double) done / requests);
    }
}
