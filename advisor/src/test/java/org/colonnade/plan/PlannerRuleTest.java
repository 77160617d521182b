package org.colonnade.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlannerRuleTest {
    private static final String QUERY =
            "SELECT Room.rate, hotel.name FROM Room.hotel WHERE Room.floor = ?floor" + " ORDER BY Room.rate";
    private static final String FAMILIES = """
            family rooms [Room.floor][Room.id][Room.rate, hotel.id] over Room.hotel
            family hotels [Hotel.id][][Hotel.name] over Hotel
            """;
    private static final String ROOMS = "get rooms[Room.floor = ?floor]";
    private static final String HOTELS = "get hotels[hotel.id = hotel.id]";
    private static final String SORT = "sort by Room.rate";

    /**
     * Sorts as soon as the columns of the order are known, with lookups still to come. These keep the order.
     *
     * <pre>
     * before   covered room   known room.rate, hotel.id   rows in any order
     * move     sort by room.rate
     * after    covered room   known room.rate, hotel.id   rows in order
     * </pre>
     */
    private static final class EarlySortRule implements PlannerRule {
        @Override
        public void offer(Origin from, Exploration exploration) {
            boolean isKnown = Bits.contains(from.state.known(), from.question.order);
            if (isKnown && !from.state.sorted() && !Spaces.isComplete(from.question, from.state)) {
                exploration.sort(from.state.sort(), exploration.model().sort(from.rows));
            }
        }
    }

    @Test
    void a_rule_that_is_in_the_list_takes_part_in_planning() {
        assertThat(Hotels.plans(QUERY, FAMILIES, PlannerRule.ALL))
                .containsExactly(String.join("; ", ROOMS, HOTELS, SORT));
        List<PlannerRule> more = new ArrayList<>(PlannerRule.ALL);
        more.add(new EarlySortRule());
        assertThat(Hotels.plans(QUERY, FAMILIES, more))
                .containsExactlyInAnyOrder(
                        String.join("; ", ROOMS, HOTELS, SORT), String.join("; ", ROOMS, SORT, HOTELS));
    }

    @Test
    void without_a_rule_its_moves_are_in_no_plan() {
        assertThat(Hotels.plans(QUERY, FAMILIES, List.of(new LookupRule()))).isEmpty();
        assertThat(Hotels.plans(QUERY, FAMILIES, List.of(new SortRule()))).isEmpty();
    }
}
