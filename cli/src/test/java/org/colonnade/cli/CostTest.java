package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.colonnade.console.Exit;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CostTest {
    private static Run cost(String... arguments) {
        return Run.withInput(AdviseTest.SHELVES, Run.line("cost -", arguments));
    }

    @Test
    void says_what_a_schema_cannot_answer_and_what_is_missing() {
        Run run = cost("--schema", "labels");
        assertThat(run.code()).isEqualTo(Exit.FINDINGS);
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains(
                        "get label_of_book[Book.id = ?book]",
                        "impossible: no family can be entered by Shelf.id = ?shelf",
                        "impossible: to keep up label_of_book, no family",
                        "at least ");
    }

    @Test
    void is_content_with_a_schema_that_answers_everything() {
        String more = AdviseTest.SHELVES.stripTrailing().replaceAll("}$", "")
                + "  family books_of_shelf [Shelf.id][books.title, books.id][] over Shelf.books\n}\n";
        Run run = Run.withInput(more, "cost", "-", "--schema", "labels");
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(run.out()).doesNotContain("impossible", "at least");
    }

    @Test
    void prints_json_too() {
        Run run = cost("--schema", "labels", "--format", "json");
        assertThat(run.code()).isEqualTo(Exit.FINDINGS);
        assertThat(run.out()).contains("\"schema\" : \"labels\"", "\"complete\" : false", "\"missing\" : [");
    }

    @Test
    void prints_the_programme_that_chooses_among_the_families() {
        String design = Goldens.root().resolve("docs/figure7.design").toString();
        Run run = Run.of("cost", design, "--schema", "figure7", "--format", "lp");
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(run.out())
                .contains("r1: x0_0 + x0_1 + x0_2 = 1", "r2: -x0_1 + x0_3 - x0_4 = 0", "r3: -x0_2 + x0_4 = 0");
    }

    @Test
    void has_no_programme_for_families_that_cannot_answer_everything() {
        Run run = cost("--schema", "labels", "--format", "lp");
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("no family can answer this: no family can be entered by Shelf.id = ?shelf");
    }

    @Test
    void takes_mix_and_cost_model() {
        assertThat(cost("--schema", "labels", "--mix", "sorting", "--cost", "rows")
                        .out())
                .contains("weighted requests of sorting; cost model rows");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--mix", "--cost"})
    void refuses_unknown_names(String option) {
        Run run = cost("--schema", "labels", option, "nonesuch");
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("'nonesuch'; there are `");
    }

    @Test
    void names_the_schemas_that_someone_may_have_meant() {
        assertThat(cost("--schema", "label"))
                .isEqualTo(AdviseTest.complaint("there is no schema 'label'; did you mean `labels`?"));
        assertThat(Run.withInput("entity A (1) {\n  id  key\n}\n", "cost", "-", "--schema", "a"))
                .isEqualTo(AdviseTest.complaint("there is no schema 'a'; the design has none"));
    }

    @Test
    void prices_what_is_recommended_if_no_schema_is_named() {
        assertThat(cost().out())
                .isEqualTo(Run.withInput(AdviseTest.SHELVES, "advise", "-").out());
    }
}
