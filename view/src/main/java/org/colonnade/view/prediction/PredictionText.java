package org.colonnade.view.prediction;

import java.util.List;
import java.util.OptionalDouble;
import org.colonnade.calibration.Prediction;
import org.colonnade.calibration.Predictions;
import org.colonnade.cost.CostModel;
import org.colonnade.form.Figures;
import org.colonnade.form.TextTable;

/** What requests should cost beside what they took, as terminals show it. */
public final class PredictionText {
    private PredictionText() {}

    public static String of(Predictions predictions, CostModel model) {
        TextTable table = new TextTable(List.of("predicted", "median", "mean", "ratio", "request"));
        for (Prediction request : predictions.requests()) {
            table.add(List.of(
                    Figures.cost(request.predicted(), model),
                    seconds(request.median()),
                    seconds(request.mean()),
                    Figures.number(request.ratio()),
                    request.request()));
        }
        return Figures.count(predictions.requests().size(), "request", "requests") + " by the cost model "
                + model.name() + "\n\n" + table.text("") + "\n" + summary(predictions, model);
    }

    private static String summary(Predictions predictions, CostModel model) {
        String scaled = "median error " + Figures.share(predictions.scaledError(), 1)
                + " after division by the median ratio, " + Figures.number(predictions.factor()) + "\n";
        String error = "median error " + Figures.share(predictions.error(), 1) + "\n";
        return "rank correlation " + number(predictions.spearman()) + " (Spearman), " + number(predictions.kendall())
                + " (Kendall)\n"
                + (Figures.countsSeconds(model) ? error : "") + scaled;
    }

    private static String number(OptionalDouble correlation) {
        return correlation.isPresent() ? Figures.number(correlation.getAsDouble()) : "?";
    }

    private static String seconds(double seconds) {
        return Figures.cost(seconds, CostModel.CASSANDRA);
    }
}
