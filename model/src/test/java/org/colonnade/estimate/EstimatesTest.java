package org.colonnade.estimate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.colonnade.model.Hotels.HOTEL_OF;
import static org.colonnade.model.Hotels.NOWHERE;
import static org.colonnade.workload.Graphs.GRAPH;
import static org.colonnade.workload.Graphs.GUESTS;
import static org.colonnade.workload.Graphs.HOTELS;
import static org.colonnade.workload.Graphs.ROOMS;
import static org.colonnade.workload.Graphs.column;

import java.util.List;
import java.util.Set;
import org.colonnade.schema.Family;
import org.colonnade.workload.Comparison;
import org.colonnade.workload.Ordering;
import org.colonnade.workload.Parameter;
import org.colonnade.workload.Predicate;
import org.junit.jupiter.api.Test;

class EstimatesTest {
    private static final Family LIKED = new Family(
            "liked",
            GRAPH,
            List.of(column(HOTELS, "city")),
            List.of(new Ordering(column(ROOMS, "id"), false), new Ordering(column(GUESTS, "id"), false)),
            List.of(),
            NOWHERE);

    @Test
    void a_join_has_as_many_rows_as_links() {
        assertThat(Estimates.rows(GRAPH, Set.of(HOTELS))).isEqualTo(100);
        assertThat(Estimates.rows(GRAPH, Set.of(HOTELS, ROOMS))).isEqualTo(1000);
        assertThat(Estimates.rows(GRAPH, Set.copyOf(GRAPH.nodes()))).isEqualTo(2000);
    }

    @Test
    void a_family_has_an_entry_for_each_row_and_a_block_for_each_value() {
        assertThat(Estimates.entries(LIKED)).isEqualTo(2000);
        assertThat(Estimates.blocks(LIKED)).isEqualTo(20);
        assertThat(Estimates.bytes(LIKED))
                .isEqualTo(20 * Estimates.keyBytes(LIKED) + 2000 * Estimates.entryBytes(LIKED));
    }

    @Test
    void an_equality_leaves_one_value_and_a_range_a_share() {
        Parameter given = new Parameter("given", NOWHERE);
        Predicate same = new Predicate.Compare(column(HOTELS, "city"), Comparison.EQUAL, given, NOWHERE);
        Predicate later = new Predicate.Compare(column(HOTELS, "city"), Comparison.GREATER, given, NOWHERE);
        assertThat(new Narrowing(GRAPH, List.of(same)).share(column(HOTELS, "city")))
                .isEqualTo(1.0 / 20);
        assertThat(new Narrowing(GRAPH, List.of(later)).share(column(HOTELS, "city")))
                .isEqualTo(Estimates.RANGE);
    }

    @Test
    void a_partner_is_certain_where_each_must_have_one_and_nobody_takes_it_away() {
        assertThat(new Certainty(List.of()).isCertain(HOTEL_OF.forward())).isTrue();
        assertThat(new Certainty(List.of()).isCertain(HOTEL_OF.backward())).isFalse();
    }
}
