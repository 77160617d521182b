package org.colonnade.view.advice;

import static org.assertj.core.api.Assertions.assertThat;

import org.colonnade.cost.CostModel;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.Test;

class AdviceTextTest {
    @Test
    void the_shop_reads_as_shown() {
        Goldens.check(Goldens.resource("view", "recommended/shop.txt"), text("docs/shop.design", CostModel.CASSANDRA));
    }

    @Test
    void costs_of_other_models_have_no_unit() {
        String text = text("docs/shop.design", CostModel.REQUESTS);
        assertThat(text).contains("cost model requests").doesNotContain(" ms");
    }

    @Test
    void lines_have_at_most_a_hundred_columns() {
        String text = text("examples/rubis.design", CostModel.CASSANDRA);
        assertThat(text.lines()).allMatch(l -> l.length() <= 100);
    }

    private static String text(String design, CostModel model) {
        return AdviceText.of(Recommended.file(design, model).recommendation());
    }
}
