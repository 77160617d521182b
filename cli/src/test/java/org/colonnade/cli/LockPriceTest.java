package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** What commands say of the locks of requests that ask for what others change. */
class LockPriceTest {
    private static final String DESIGN = """
            entity Item (1000) { id key ends int bids int }
            request Bid 2 { UPDATE Item SET bids = ?bids WHERE Item.id = ?item; }
            request Extend 1 { UPDATE Item SET ends = ?ends WHERE Item.id = ?item; }
            request Show 1 { SELECT Item.bids FROM Item WHERE Item.id = ?item AND Item.ends >= ?now; }
            schema sorted { family items [Item.id][Item.ends][Item.bids] over Item }
            schema plain { family items [Item.id][][Item.ends, Item.bids] over Item }
            """;

    private static Run run(String words) {
        return run(DESIGN, words);
    }

    private static Run run(String design, String words) {
        return Run.priced("model = rows\nhold = 10\n", design, words);
    }

    @Test
    void both_who_ask_for_what_is_changed_and_who_change_it_pay() {
        assertThat(run("cost - --schema sorted").squeezed())
                .contains(
                        " Bid weight 2 24 ",
                        " hold Item 1 lock 10\n ask Item.ends\n",
                        " Extend weight 1 13 ",
                        " hold Item 1 lock 10\n ask ");
    }

    @Test
    void families_without_locks_are_recommended_where_locks_are_dear() {
        assertThat(run("advise -").squeezed())
                .contains("[Item.id][][Item.ends, Item.bids]", " Bid weight 2 2 ")
                .doesNotContain("1 lock");
    }

    @Test
    void the_reasons_tell_for_whom_something_is_held() {
        String often = DESIGN.replace("Show 1 ", "Show 1000 ");
        assertThat(run(often, "why - Bid").squeezed())
                .contains(
                        "KEEPING UP item\n",
                        " hold Item 1 lock 10\n put 1 entry 1\n 12 each time are for this family alone");
        assertThat(run(often, "why - item").squeezed())
                .contains("KEPT UP BY\n Bid: UPDATE Item SET bids = ?bids WHERE Item.id = ?item 22\n");
    }

    @Test
    void json_has_the_locks_and_follows_the_published_schema() throws IOException {
        String json = run("cost - --schema sorted --format json").out();
        assertThat(json.split("\"holds\" : ")).hasSize(3);
        assertThat(PublishedForm.violations("advise", json)).isEmpty();
    }
}
