package org.colonnade.view.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.colonnade.design.Design;
import org.colonnade.plan.PlanStep;
import org.colonnade.plan.PlanStep.Filter;
import org.colonnade.plan.PlanStep.Limit;
import org.colonnade.plan.PlanStep.Lookup;
import org.colonnade.plan.PlanStep.Volume;
import org.colonnade.schema.Family;
import org.colonnade.view.form.Examples;
import org.junit.jupiter.api.Test;

class RowCountTest {
    private static final Design DESIGN = Examples.read("""
            entity User (1000) { id key }
            request R { SELECT User.id FROM User; }
            schema s { family users [User.id][][] over User }
            """);

    private static Lookup get(double fetched, double left) {
        Family users = DESIGN.schemas().get(0).families().get(0);
        return new Lookup(
                users,
                Map.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                false,
                Optional.empty(),
                new Volume(1, fetched, left),
                1);
    }

    private static List<String> counts(PlanStep... steps) {
        return RowCount.of(List.of(steps)).stream().map(RowCount::toString).toList();
    }

    @Test
    void a_get_shows_what_it_fetches_and_the_filter_after_it_what_is_left() {
        assertThat(counts(get(700, 1), new Filter(List.of(), 1))).containsExactly("700 rows", "1 row");
    }

    @Test
    void a_get_shows_both_where_nothing_else_tells_what_is_left() {
        assertThat(counts(get(10, 0.25), new Limit(5, 0.25))).containsExactly("10 → 0.25 rows", "0.25 rows");
        assertThat(RowCount.of(get(0, 1))).hasToString("0 → 1 row");
    }

    @Test
    void what_is_the_same_is_shown_once() {
        assertThat(Stream.of(get(1, 1), get(20, 20)).map(RowCount::of).map(RowCount::toString))
                .containsExactly("1 row", "20 rows");
        assertThat(RowCount.of(get(20, 20)).number()).isEqualTo("20");
    }
}
