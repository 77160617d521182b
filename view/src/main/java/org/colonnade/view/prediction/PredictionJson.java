package org.colonnade.view.prediction;

import static org.colonnade.view.form.Json.array;
import static org.colonnade.view.form.Json.object;

import org.colonnade.calibration.Prediction;
import org.colonnade.calibration.Predictions;
import org.colonnade.cost.CostModel;
import org.colonnade.view.advice.AdviceJson;
import org.colonnade.view.form.Json;
import tools.jackson.databind.node.ObjectNode;

/** What requests should cost beside what they took, as JSON, in the form that docs/prediction.schema.json describes. */
public final class PredictionJson {
    private static final String FORM = "colonnade/prediction/1";

    private PredictionJson() {}

    public static String of(Predictions predictions, CostModel model) {
        ObjectNode node = object().put("form", FORM);
        node.set("costModel", AdviceJson.model(model));
        node.put("unit", model.unit().toString());
        node.set("requests", array(predictions.requests(), PredictionJson::request));
        predictions.spearman().ifPresent(c -> node.put("spearman", c));
        predictions.kendall().ifPresent(c -> node.put("kendall", c));
        node.put("medianError", predictions.error())
                .put("medianRatio", predictions.factor())
                .put("scaledMedianError", predictions.scaledError());
        return Json.text(node);
    }

    private static ObjectNode request(Prediction request) {
        return object().put("name", request.request())
                .put("predicted", request.predicted())
                .put("median", request.median())
                .put("mean", request.mean())
                .put("ratio", request.ratio())
                .put("times", request.times());
    }
}
