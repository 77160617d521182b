package org.colonnade.view.advice;

import static org.assertj.core.api.Assertions.assertThat;

import org.colonnade.cost.CostModel;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.Test;

/** The text of recommendations, here because it takes a solver to have one. */
class RecommendationTextTest {
    @Test
    void the_shop_reads_as_shown() {
        Goldens.check(
                Goldens.resource("view", "recommended/shop.txt"),
                Recommended.file("docs/shop.design", CostModel.CASSANDRA)
                        .recommendation()
                        .toString());
    }

    @Test
    void costs_of_other_models_have_no_unit() {
        String text = Recommended.file("docs/shop.design", CostModel.REQUESTS)
                .recommendation()
                .toString();
        assertThat(text).contains("cost model requests").doesNotContain(" ms");
    }

    @Test
    void lines_have_at_most_a_hundred_columns() {
        String text = Recommended.file("examples/rubis.design", CostModel.CASSANDRA)
                .recommendation()
                .toString();
        assertThat(text.lines()).allMatch(l -> l.length() <= 100);
    }
}
