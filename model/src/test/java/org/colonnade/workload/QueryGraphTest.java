package org.colonnade.workload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.colonnade.model.Hotels.HOTEL_OF;
import static org.colonnade.model.Hotels.LIKES;
import static org.colonnade.model.Hotels.NOWHERE;
import static org.colonnade.workload.Graphs.GRAPH;
import static org.colonnade.workload.Graphs.GUESTS;
import static org.colonnade.workload.Graphs.HOTELS;
import static org.colonnade.workload.Graphs.ROOMS;
import static org.colonnade.workload.Graphs.column;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class QueryGraphTest {
    @Test
    void the_path_between_two_nodes_does_not_turn_back() {
        assertThat(GRAPH.path(GUESTS, HOTELS)).hasToString("Guest.likes.hotel");
        assertThat(GRAPH.path(HOTELS, GUESTS)).hasToString("Hotel.rooms.~likes");
        assertThat(GRAPH.path(ROOMS, ROOMS).steps()).isEmpty();
        assertThat(GRAPH.walk(GUESTS, HOTELS)).extracting(Edge::to).containsExactly(ROOMS, HOTELS);
    }

    @Test
    void edges_lead_away_from_the_node_that_asks() {
        assertThat(GRAPH.around(ROOMS)).extracting(Edge::from).containsOnly(ROOMS);
        assertThat(GRAPH.around(ROOMS)).extracting(Edge::to).containsExactly(HOTELS, GUESTS);
        assertThat(GRAPH.edgeTo(HOTELS)).isEmpty();
    }

    @Test
    void an_alias_hides_where_a_node_is_but_its_label_does_not() {
        assertThat(GRAPH).hasToString("Hotel{rooms{g}}");
        assertThat(GRAPH.label(GUESTS)).isEqualTo("Hotel.rooms.~likes");
        assertThat(GRAPH.identity()).contains("~likes");
    }

    @Test
    void an_edge_leads_to_the_next_node() {
        Node lost = new Node(2, "g", GUESTS.entity(), NOWHERE);
        assertThatThrownBy(() -> new QueryGraph(List.of(HOTELS, lost), List.of()))
                .hasMessageContaining("one edge less");
        assertThatThrownBy(() -> new Edge(HOTELS, LIKES.forward(), ROOMS)).hasMessageContaining("does not lead from");
    }

    @Test
    void to_one_steps_determine_what_they_reach() {
        assertThat(Determination.of(GRAPH, List.of(ROOMS))).isEqualTo(Set.of(ROOMS, HOTELS));
        assertThat(Determination.of(GRAPH, List.of(HOTELS))).isEqualTo(Set.of(HOTELS));
    }

    @Test
    void only_an_equality_with_the_key_names_an_instance() {
        Parameter me = new Parameter("me", NOWHERE);
        Predicate key = new Predicate.Compare(column(HOTELS, "id"), Comparison.EQUAL, me, NOWHERE);
        Predicate city = new Predicate.Compare(column(HOTELS, "city"), Comparison.EQUAL, me, NOWHERE);
        Predicate later = new Predicate.Compare(column(HOTELS, "id"), Comparison.GREATER, me, NOWHERE);
        assertThat(Predicate.key(GRAPH, HOTELS, List.of(city, later))).isEmpty();
        assertThat(Predicate.key(GRAPH, HOTELS, List.of(city, key))).contains(List.of(me));
        assertThat(Predicate.key(GRAPH, ROOMS, List.of(key))).isEmpty();
    }

    @Test
    void the_holder_of_a_link_is_whoever_declares_it() {
        Tie.Mention hotel = new Tie.Mention(HOTELS.entity(), List.of(new Parameter("h", NOWHERE)));
        Tie.Mention room = new Tie.Mention(ROOMS.entity(), List.of(new Parameter("r", NOWHERE)));
        Tie tie = new Tie(hotel, HOTEL_OF.backward(), room);
        assertThat(tie.holder()).isEqualTo(room);
        assertThat(tie.partner()).isEqualTo(hotel);
        assertThat(tie.displaces()).isFalse();
    }
}
