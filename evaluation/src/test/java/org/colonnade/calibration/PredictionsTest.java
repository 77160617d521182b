package org.colonnade.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class PredictionsTest {
    private static Prediction prediction(String name, double predicted, double median) {
        return new Prediction(name, predicted, median, median, 1);
    }

    @Test
    void tells_the_order_from_the_size() {
        Predictions twice =
                new Predictions(List.of(prediction("a", 2, 1), prediction("b", 4, 2), prediction("c", 9, 4)));
        assertThat(twice.spearman()).hasValue(1);
        assertThat(twice.kendall()).hasValue(1);
        assertThat(twice.error()).isEqualTo(1);
        assertThat(twice.factor()).isEqualTo(2);
        assertThat(twice.scaledError()).isZero();
        assertThat(twice.requests()).extracting(Prediction::request).containsExactly("c", "a", "b");
    }

    @Test
    void counts_pairs_in_the_wrong_order() {
        Predictions mixed =
                new Predictions(List.of(prediction("a", 1, 3), prediction("b", 2, 2), prediction("c", 3, 4)));
        assertThat(mixed.kendall().orElseThrow()).isCloseTo(1.0 / 3, within(1e-9));
        assertThat(mixed.spearman().orElseThrow()).isCloseTo(0.5, within(1e-9));
    }

    @Test
    void there_are_no_ranks_where_all_is_the_same() {
        assertThat(new Predictions(List.of(prediction("a", 1, 3))).spearman()).isEmpty();
        assertThat(new Predictions(List.of(prediction("a", 1, 3), prediction("b", 1, 2))).kendall())
                .isEmpty();
    }
}
