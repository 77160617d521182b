package org.colonnade.cli;

import java.util.concurrent.Callable;
import org.colonnade.calibration.Predictions;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.colonnade.console.Remarks;
import org.colonnade.console.Watched;
import org.colonnade.cost.CostModel;
import org.colonnade.data.GeneratedData;
import org.colonnade.option.DesignArgument;
import org.colonnade.option.GenerationOptions;
import org.colonnade.option.ReportOptions;
import org.colonnade.option.StoreOptions;
import org.colonnade.session.Refusal;
import org.colonnade.session.deployment.Deployment;
import org.colonnade.session.deployment.Predicting;
import org.colonnade.view.prediction.PredictionJson;
import org.colonnade.view.prediction.PredictionPage;
import org.colonnade.view.prediction.PredictionText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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
    private DesignArgument file;

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
        Refusal.require(requests >= 1, "--requests must be at least 1, not " + requests);
        generation.check();
        report.check();
        try (Deployment opened = options.open(console, file.path())) {
            new Remarks(console).impossible(opened);
            GeneratedData data = generation.small(opened.design());
            return tell(
                    opened, Watched.over(console, w -> Predicting.run(opened, data, requests, generation.seed(), w)));
        }
    }

    private int tell(Deployment opened, Predicting.Predicted predicted) {
        Remarks remarks = new Remarks(console);
        if (predicted.predictions().isEmpty()) {
            remarks.say("stopped before all was loaded; give the same command again to go on");
            return Exit.UNDECIDED;
        }
        if (predicted.rounds() < requests) {
            remarks.say("stopped after " + predicted.rounds() + " rounds");
        }
        Predictions predictions = predicted.predictions().get();
        if (predictions.requests().isEmpty()) {
            return Exit.UNDECIDED;
        }
        CostModel model = opened.advice().model();
        report.put(
                console,
                () -> PredictionText.of(predictions, model),
                () -> PredictionJson.of(predictions, model),
                () -> PredictionPage.of(predictions, model, opened.title()));
        return Exit.FINE;
    }
}
