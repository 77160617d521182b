package org.colonnade.cli;

import static org.colonnade.cli.DesignJson.array;
import static org.colonnade.cli.DesignJson.object;

import org.colonnade.calibration.Prediction;
import org.colonnade.calibration.Predictions;
import org.colonnade.cost.CostModel;
import tools.jackson.databind.node.ObjectNode;

/** What requests should cost beside what they took, as JSON, in the form that docs/prediction.schema.json describes. */
final class PredictionJson {
    private static final String FORM = "colonnade/prediction/1";

    private PredictionJson() {}

    static String of(Predictions predictions, CostModel model) {
        ObjectNode node = object().put("form", FORM);
        node.set("costModel", AdviceJson.model(model));
        node.put("unit", model.unit().toString());
        node.set("requests", array(predictions.requests(), PredictionJson::request));
        predictions.spearman().ifPresent(c -> node.put("spearman", c));
        predictions.kendall().ifPresent(c -> node.put("kendall", c));
        node.put("medianError", predictions.error())
                .put("medianRatio", predictions.factor())
                .put("scaledMedianError", predictions.scaledError());
        return DesignJson.text(node);
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
