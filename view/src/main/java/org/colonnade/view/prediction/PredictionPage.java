package org.colonnade.view.prediction;

import java.util.List;
import org.colonnade.calibration.Prediction;
import org.colonnade.calibration.Predictions;
import org.colonnade.cost.CostModel;
import org.colonnade.form.Figures;
import org.colonnade.view.chart.ScatterChart;
import org.colonnade.view.page.Html;
import org.colonnade.view.page.NumberTable;
import org.colonnade.view.page.Page;

/** The page of a check of predictions: a chart, and the same numbers in a table. */
public final class PredictionPage {
    private final Predictions predictions;
    private final CostModel model;

    private PredictionPage(Predictions predictions, CostModel model) {
        this.predictions = predictions;
        this.model = model;
    }

    public static String of(Predictions predictions, CostModel model, String title) {
        return Page.of(title, new PredictionPage(predictions, model).main(title));
    }

    private Html main(String title) {
        return new Html("main")
                .lines(
                        new Html("h1").text("Predicted and measured cost of " + title),
                        Html.of("p", "lede", summary()),
                        new Html("div").with("class", "wide").raw(chart().draw().toString()),
                        table());
    }

    private String summary() {
        String correlation = predictions.spearman().isPresent()
                ? "rank correlation " + Figures.number(predictions.spearman().getAsDouble()) + ", "
                : "";
        String error =
                Figures.countsSeconds(model) ? "median error " + Figures.share(predictions.error(), 1) + ", " : "";
        return Figures.count(predictions.requests().size(), "request", "requests") + " by the cost model "
                + model.name()
                + ": " + correlation + error + Figures.share(predictions.scaledError(), 1)
                + " after division by the median ratio, " + Figures.number(predictions.factor());
    }

    private ScatterChart chart() {
        List<ScatterChart.Dot> dots = predictions.requests().stream()
                .map(r -> new ScatterChart.Dot(r.request(), r.predicted(), 1000 * r.median()))
                .toList();
        boolean seconds = Figures.countsSeconds(model);
        return new ScatterChart(
                seconds ? "predicted, ms" : "predicted",
                "measured, ms",
                seconds ? dots.stream().map(d -> d.scaled(1000)).toList() : dots);
    }

    private Html table() {
        NumberTable table = new NumberTable("Request", "Predicted", "Median", "Mean", "Ratio");
        for (Prediction request : predictions.requests()) {
            table.row(
                    request.request(),
                    Figures.cost(request.predicted(), model),
                    Figures.cost(request.median(), CostModel.CASSANDRA),
                    Figures.cost(request.mean(), CostModel.CASSANDRA),
                    Figures.number(request.ratio()));
        }
        return table.html();
    }
}
