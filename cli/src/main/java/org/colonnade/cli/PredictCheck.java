package org.colonnade.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.calibration.Predictions;
import org.colonnade.calibration.Trial;
import org.colonnade.cost.CostModel;
import org.colonnade.data.GeneratedData;
import org.colonnade.design.Design;
import org.colonnade.engine.Loader;
import org.colonnade.verification.RandomArguments;
import org.colonnade.view.prediction.PredictionJson;
import org.colonnade.view.prediction.PredictionPage;
import org.colonnade.view.prediction.PredictionText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Compares what requests should cost with what they take on a store. */
@Command(
        name = "predict-check",
        description = "Run the requests of a design on a store, and compare what they take with what they should cost.",
        footer = {
            "",
            "The families are filled with generated data first, unless load --generate has done",
            "that with the same scale, seed and skew: about a thousand instances of the most",
            "numerous entity, unless --scale says otherwise. Updates are among the requests, so",
            "that the data are not the same afterwards; they take locks as in run. The families",
            "stay; drop takes them away.",
            "",
            "Formats: text; json (docs/prediction.schema.json); html, a page with a chart.",
            "",
            "Examples:",
            "  colonnade predict-check hotel.design --store embedded: --cost embedded.cost",
            "  colonnade predict-check rubis.design --store cassandra://localhost/rubis --mix bidding \\",
            "      --cost mine.cost --scale 0.1 --format html -o rubis.html"
        })
final class PredictCheck implements Callable<Integer> {
    private final Console console;

    @Mixin
    private HelpOption help;

    @Parameters(paramLabel = "FILE", description = "The design; - is standard input.")
    private Path file;

    @Mixin
    private StoreOptions options = new StoreOptions();

    @Option(
            names = "--requests",
            paramLabel = "N",
            description = "How many times to run each request; 50 is the default.")
    private int requests = 50;

    @Mixin
    private GenerationOptions generation = new GenerationOptions();

    @Mixin
    private ReportOptions report = new ReportOptions();

    PredictCheck(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (requests < 1) {
            throw new Unusable("--requests must be at least 1, not " + requests);
        }
        generation.check();
        report.check();
        return options.open(console, file).map(this::check).orElse(Exit.INPUT);
    }

    private int check(Deployment opened) {
        try (opened) {
            opened.noteImpossible(console);
            if (opened.advice().requests().stream().noneMatch(RequestAdvice::isComplete)) {
                throw new Unusable("there is no request to run");
            }
            Design design = opened.consultation().design();
            GeneratedData data = generation.data(design, generation.smallScale(design));
            if (!load(opened, data)) {
                console.err().println("colonnade: stopped before all was loaded; give the same command again to go on");
                return Exit.UNDECIDED;
            }
            return run(opened, data);
        }
    }

    private boolean load(Deployment opened, GeneratedData data) {
        opened.engine().create();
        try (Watched watched = new Watched(console)) {
            return new Loader(opened.store(), data, data.identity())
                    .load(opened.engine().families(), watched)
                    .finished();
        }
    }

    private int run(Deployment opened, GeneratedData data) {
        RandomArguments arguments = RandomArguments.typical(data, generation.seed());
        Trial trial = new Trial(opened.engine(), opened.advice(), arguments, generation.seed());
        Predictions predictions;
        try (Watched watched = new Watched(console)) {
            predictions = trial.run(requests, watched);
        }
        if (trial.rounds() < requests) {
            console.err().println("colonnade: stopped after " + trial.rounds() + " rounds");
        }
        if (predictions.requests().isEmpty()) {
            return Exit.UNDECIDED;
        }
        CostModel model = opened.advice().model();
        report.put(
                console,
                () -> PredictionText.of(predictions, model),
                () -> PredictionJson.of(predictions, model),
                () -> PredictionPage.of(predictions, model, Designs.title(file)));
        return Exit.FINE;
    }
}
