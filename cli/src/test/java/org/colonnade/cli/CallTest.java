package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** What commands say of the call that a request which writes pays for once. */
class CallTest {
    private static final String DESIGN = """
            entity Member (1000) { id key name text }
            entity Task (1000) { id key title text }
            request Rename 1 { UPDATE Member SET name = ?name WHERE Member.id = ?member; }
            request Both 2 {
              SELECT Member.name FROM Member WHERE Member.id = ?member;
              UPDATE Member SET name = ?name WHERE Member.id = ?member;
              UPDATE Task SET title = ?title WHERE Task.id = ?task;
              SELECT Task.title FROM Task WHERE Task.id = ?task;
            }
            schema apart {
              family members [Member.id][][Member.name] over Member
              family tasks [Task.id][][Task.title] over Task
            }
            """;

    private static Run run(String words) {
        return Run.priced("model = rows\ncall = 10\n", DESIGN, words);
    }

    @Test
    void a_request_pays_once_at_its_first_statement_that_writes() {
        assertThat(run("cost - --schema apart").squeezed())
                .contains(
                        " Rename weight 1 11 ",
                        " call the store for all writes of the request 1 call 10\n put members 1 entry 1\n",
                        " Both weight 2 28 ",
                        " UPDATE Task SET title = ?title WHERE Task.id = ?task\n put tasks 1 entry 1\n",
                        "TOTAL\n 39 for the weighted requests");
    }

    @Test
    void a_comparison_and_the_recommendation_have_the_same_prices() {
        assertThat(run("compare - --schemas recommended,apart").squeezed())
                .contains(" Rename 1 11 1x 11 1x\n Both 2 28 1x 28 1x\n TOTAL 39 1x 39 1x\n");
        assertThat(run("advise -").squeezed()).contains("TOTAL\n 39 for the weighted requests");
    }

    @Test
    void the_reasons_tell_who_shares_the_call() {
        assertThat(run("why - Both.2").squeezed())
                .contains("KEEPING UP member\n call the store 1 call 10\n also for task in Both.3\n"
                        + " put 1 entry 1\n 1 each time are for this family alone\n");
        assertThat(run("why - Both.3").squeezed())
                .contains("KEEPING UP task\n by the same call 1 call -\n also for member in Both.2\n"
                        + " put 1 entry 1\n 1 each time are for this family alone\n");
        assertThat(run("why - Rename").squeezed())
                .contains("KEEPING UP member\n call the store 1 call 10\n"
                        + " put 1 entry 1\n 11 each time are for this family alone\n");
    }

    @Test
    void a_family_is_charged_with_a_call_that_is_for_it_alone() {
        String update = "UPDATE Member SET name = ?name WHERE Member.id = ?member";
        assertThat(run("why - member").squeezed())
                .contains("KEPT UP BY\n Rename: " + update + " 11\n Both: " + update + " 2\n");
    }

    @Test
    void json_has_the_call_and_follows_the_published_schema() throws IOException {
        String json = run("cost - --schema apart --format json").out();
        assertThat(json.split("\"call\" : 10.0")).hasSize(4);
        assertThat(PublishedForm.violations("advise", json)).isEmpty();
    }

    @Test
    void the_report_has_a_row_for_the_call() {
        assertThat(run("advise - --format html").out()).contains("call the store for all writes of the request");
    }

    @Test
    void the_programme_has_a_variable_for_the_families_that_a_request_writes() {
        assertThat(run("cost - --schema apart --format lp").out()).contains("10 y0 + 20 y1", "-d0 + y0 >= 0");
    }
}
