package org.colonnade.plan;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SortRuleTest {
    private static final String QUERY =
            "SELECT Room.rate, hotel.name FROM Room.hotel WHERE Room.floor = ?floor ORDER BY Room.rate";
    private static final String FAMILIES = """
            family rooms [Room.floor][Room.id][Room.rate, hotel.id] over Room.hotel
            family hotels [Hotel.id][][Hotel.name] over Hotel
            """;

    @Test
    void sorts_at_the_end() {
        assertThat(Hotels.plans(QUERY, FAMILIES, PlannerRule.ALL))
                .containsExactly("get rooms[Room.floor = ?floor]; get hotels[hotel.id = hotel.id]; sort by Room.rate");
    }

    @Test
    void sorts_before_the_end_where_a_limit_leaves_fewer_rows() {
        assertThat(Hotels.plans(QUERY + " LIMIT 3", FAMILIES, PlannerRule.ALL))
                .containsExactlyInAnyOrder(
                        "get rooms[Room.floor = ?floor]; get hotels[hotel.id = hotel.id]; sort by Room.rate; limit 3",
                        "get rooms[Room.floor = ?floor]; sort by Room.rate; limit 3; get hotels[hotel.id = hotel.id]");
    }
}
