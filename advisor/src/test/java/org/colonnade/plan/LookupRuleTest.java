package org.colonnade.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.colonnade.cost.CostModel;
import org.junit.jupiter.api.Test;

class LookupRuleTest {
    private static final String ROOMS = "SELECT Room.id FROM Room.hotel WHERE hotel.id = ?hotel";

    private static List<String> plans(String query, String family) {
        return Hotels.plans(query, "family f " + family + " over Room.hotel", PlannerRule.ALL);
    }

    @Test
    void reads_entries_in_their_order_where_the_query_asks_for_it() {
        assertThat(plans(ROOMS + " ORDER BY Room.rate", "[hotel.id][Room.rate, Room.id][]"))
                .containsExactly("get f[hotel.id = ?hotel]");
    }

    @Test
    void reads_entries_backwards_where_all_of_the_order_is_against_theirs() {
        assertThat(plans(ROOMS + " ORDER BY Room.rate DESC, Room.id DESC", "[hotel.id][Room.rate, Room.id][]"))
                .containsExactly("get f[hotel.id = ?hotel] reversed");
        assertThat(plans(ROOMS + " ORDER BY Room.rate DESC, Room.id", "[hotel.id][Room.rate, Room.id][]"))
                .containsExactly("get f[hotel.id = ?hotel]; sort by Room.rate DESC, Room.id");
    }

    @Test
    void passes_over_columns_that_the_get_fixes() {
        assertThat(plans(
                        ROOMS + " AND Room.floor = ?floor ORDER BY Room.rate",
                        "[hotel.id][Room.floor, Room.rate, Room.id][]"))
                .containsExactly("get f[hotel.id = ?hotel][Room.floor = ?floor]");
    }

    @Test
    void a_column_that_is_not_fixed_breaks_the_order() {
        assertThat(plans(ROOMS + " ORDER BY Room.rate", "[hotel.id][Room.floor, Room.rate, Room.id][]"))
                .containsExactly("get f[hotel.id = ?hotel]; sort by Room.rate");
    }

    @Test
    void restricts_a_get_by_a_prefix_and_a_range() {
        assertThat(plans(
                        ROOMS + " AND Room.floor = ?floor AND Room.rate > ?rate",
                        "[hotel.id][Room.floor, Room.rate, Room.id][]"))
                .containsExactly("get f[hotel.id = ?hotel][Room.floor = ?floor, Room.rate > ?rate]");
    }

    @Test
    void filters_what_the_key_does_not_restrict() {
        assertThat(plans(ROOMS + " AND Room.rate > ?rate", "[hotel.id][Room.floor, Room.id][Room.rate]"))
                .containsExactly("get f[hotel.id = ?hotel]; filter Room.rate > ?rate");
    }

    @Test
    void fetches_a_block_once_rather_than_an_entry_for_each_row_where_that_is_cheaper() {
        String query = "SELECT Room.floor, hotel.name FROM Room.hotel WHERE Room.rate = ?rate";
        String rooms = "family a [Room.rate][Room.id][Room.floor, hotel.id] over Room.hotel ";
        String all = rooms + "family b [][Hotel.id][Hotel.name] over Hotel";
        String narrow = "get a[Room.rate = ?rate]; get b[][hotel.id = hotel.id]";
        String wide = "get a[Room.rate = ?rate]; get b[] where hotel.id = hotel.id";
        assertThat(Hotels.plans(query, all, PlannerRule.ALL, CostModel.ROWS))
                .contains(narrow)
                .doesNotContain(wide);
        assertThat(Hotels.plans(query, all, PlannerRule.ALL, CostModel.REQUESTS))
                .contains(narrow, wide);
    }
}
