package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.colonnade.console.Exit;
import org.junit.jupiter.api.Test;

class CompareTest {
    private static Run compare(String... arguments) {
        return Run.withInput(AdviseTest.SHELVES, Run.line("compare -", arguments));
    }

    @Test
    void puts_all_schemas_side_by_side_in_all_mixes() {
        Run run = compare();
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains("MIX reading", "MIX sorting", "recommended", "labels", "TOTAL")
                .contains("impossible", "≥ ", "labels cannot answer\n  Browse: SELECT books.title");
        assertThat(run.out().lines()).allMatch(line -> line.length() <= 100);
    }

    @Test
    void takes_the_schemas_and_mixes_that_are_asked_for_once_and_in_their_order() {
        assertThat(compare("--schemas", "labels,recommended,labels", "--mixes", "sorting")
                        .out())
                .containsPattern("MIX sorting +weight +labels +recommended\n")
                .doesNotContain("MIX reading");
    }

    @Test
    void goes_on_below_with_more_schemas_than_fit() {
        StringBuilder many = new StringBuilder(AdviseTest.SHELVES);
        for (int i = 1; i <= 7; i++) {
            many.append(
                    "schema schema_with_a_long_name_" + i + " {\n  family f [Book.id][][Book.title] over Book\n}\n");
        }
        Run run = Run.withInput(many.toString(), "compare", "-", "--mixes", "reading");
        assertThat(run.out().lines()).allMatch(line -> line.length() <= 100);
        assertThat(run.out().lines().filter(line -> line.startsWith("MIX reading")))
                .hasSize(3);
    }

    @Test
    void prints_json_too() {
        assertThat(compare("--format", "json").out())
                .contains("colonnade/comparison/1", "\"mix\" : \"sorting\"", "\"name\" : \"labels\"");
    }

    @Test
    void takes_another_cost_model() {
        assertThat(compare("--cost", "requests").out()).contains("by cost model requests");
    }

    @Test
    void names_what_someone_may_have_meant() {
        assertThat(compare("--schemas", "recomended"))
                .isEqualTo(AdviseTest.complaint("there is no schema 'recomended'; did you mean `recommended`?"));
        assertThat(compare("--mixes", "sortin"))
                .isEqualTo(AdviseTest.complaint("there is no mix 'sortin'; did you mean `sorting`?"));
    }

    @Test
    void says_what_a_schema_lacks_at_each_statement_and_once() {
        String design = """
                entity User (500_000) { id key  name text(15) }
                entity Review (10_000) { id key  stars int  by -> User.reviews }
                request Add by User(?me) 1 {
                  INSERT INTO Review SET id = ?r, stars = ?s CONNECT TO by(?me);
                }
                request Rename by User(?me) 1 { UPDATE User SET name = ?n WHERE User.id = ?me; }
                request Show 1 { SELECT Review.stars, by.name FROM Review.by WHERE Review.id = ?r; }
                schema s { family shown [Review.id][][Review.stars, by.name] over Review.by }
                """;
        assertThat(Run.withInput(design, "compare", "-", "--schemas", "s").out())
                .contains("""
                s cannot answer
                  Add: INSERT INTO Review SET id = ?r, stars = ?s CONNECT TO by(?me)
                    to keep up shown, no family can be entered by User.id = ?me
                  Rename: UPDATE User SET name = ?n WHERE User.id = ?me
                    to keep up shown, no family can be entered by User.id = ?me
                """);
    }
}
