package org.colonnade.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class MergeRuleTest {
    private static final String LISTED =
            "SELECT Room.id FROM Room.hotel WHERE hotel.id IN ?hotels[5] ORDER BY Room.rate DESC";
    private static final String BY_RATE = "family rooms [hotel.id][Room.rate, Room.id][] over Room.hotel ";
    private static final String NAMED =
            "SELECT Room.id FROM Room.hotel WHERE hotel.name = ?name ORDER BY Room.rate LIMIT 3";
    private static final String BY_NAME = "family hotels [Hotel.name][Hotel.id][] over Hotel ";

    private static List<String> plans(String query, String families) {
        return Hotels.plans(query, families, PlannerRule.ALL);
    }

    @Test
    void takes_the_first_of_each_block_and_merges_them() {
        assertThat(plans(LISTED + " LIMIT 3", BY_RATE))
                .containsExactlyInAnyOrder(
                        "get rooms[hotel.id IN ?hotels[5]]; sort by Room.rate DESC; limit 3",
                        "get rooms[hotel.id IN ?hotels[5]] reversed limit 3 each; merge by Room.rate DESC; limit 3");
    }

    @Test
    void merges_the_blocks_that_rows_lead_to() {
        assertThat(plans(NAMED, BY_NAME + BY_RATE))
                .containsExactlyInAnyOrder(
                        "get hotels[hotel.name = ?name]; get rooms[hotel.id = hotel.id]; sort by Room.rate; limit 3",
                        "get hotels[hotel.name = ?name]; get rooms[hotel.id = hotel.id] limit 3 each;"
                                + " merge by Room.rate; limit 3");
    }

    @Test
    void passes_over_columns_that_are_the_same_in_a_run() {
        assertThat(plans(NAMED.replace("ORDER BY", "ORDER BY hotel.id,"), BY_NAME + BY_RATE))
                .contains("get hotels[hotel.name = ?name]; get rooms[hotel.id = hotel.id] limit 3 each;"
                        + " merge by hotel.id, Room.rate; limit 3");
        assertThat(plans(LISTED.replace("ORDER BY", "ORDER BY hotel.id DESC,") + " LIMIT 3", BY_RATE))
                .contains("get rooms[hotel.id IN ?hotels[5]] reversed limit 3 each;"
                        + " merge by hotel.id DESC, Room.rate DESC; limit 3");
    }

    @Test
    void merges_nothing_without_a_limit() {
        assertThat(plans(LISTED, BY_RATE)).containsExactly("get rooms[hotel.id IN ?hotels[5]]; sort by Room.rate DESC");
    }

    @Test
    void merges_nothing_if_predicates_are_open_or_the_order_is_another() {
        assertThat(plans(
                        LISTED + ", Room.floor LIMIT 3",
                        "family rooms [hotel.id][Room.rate, Room.id][Room.floor] over" + " Room.hotel"))
                .containsExactly("get rooms[hotel.id IN ?hotels[5]]; sort by Room.rate DESC, Room.floor; limit 3");
        assertThat(plans(
                        LISTED.replace("ORDER", "AND Room.floor != 1 ORDER") + " LIMIT 3",
                        "family rooms [hotel.id][Room.rate, Room.id][Room.floor] over Room.hotel"))
                .containsExactly("get rooms[hotel.id IN ?hotels[5]]; filter Room.floor != 1;"
                        + " sort by Room.rate DESC; limit 3");
    }

    @Test
    void limits_each_block_where_no_order_is_asked_for() {
        assertThat(plans("SELECT Room.id FROM Room.hotel WHERE hotel.id IN ?hotels[5] LIMIT 3", BY_RATE))
                .containsExactly("get rooms[hotel.id IN ?hotels[5]] limit 3 each; limit 3");
    }

    @Test
    void limits_nothing_each_where_a_get_returns_one_entry() {
        assertThat(plans(
                        "SELECT Room.rate FROM Room WHERE Room.id IN ?rooms[5] LIMIT 3",
                        "family rooms [Room.id][][Room.rate] over Room"))
                .containsExactly("get rooms[Room.id IN ?rooms[5]]; limit 3");
    }
}
