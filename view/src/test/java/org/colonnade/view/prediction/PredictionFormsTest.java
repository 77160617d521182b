package org.colonnade.view.prediction;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.colonnade.calibration.Prediction;
import org.colonnade.calibration.Predictions;
import org.colonnade.cost.CostModel;
import org.junit.jupiter.api.Test;

class PredictionFormsTest {
    private static final Predictions PREDICTIONS = new Predictions(
            List.of(new Prediction("Find", 0.004, 0.003, 0.002, 9), new Prediction("Show", 0.001, 0.001, 0.001, 9)));

    @Test
    void all_forms_have_the_same_ratios() {
        assertThat(PredictionText.of(PREDICTIONS, CostModel.CASSANDRA))
                .startsWith("2 requests by the cost model ")
                .contains("4.00 ms    2.00 ms  3.00 ms  2      Find\n");
        assertThat(PredictionJson.of(PREDICTIONS, CostModel.CASSANDRA))
                .contains("\"name\" : \"Find\"", "\"ratio\" : 2.0", "\"spearman\" : 1.0");
        assertThat(PredictionPage.of(PREDICTIONS, CostModel.CASSANDRA, "Hotel"))
                .contains("Predicted and measured cost of Hotel", "<td>4.00 ms</td>", "<td>2</td>");
    }
}
