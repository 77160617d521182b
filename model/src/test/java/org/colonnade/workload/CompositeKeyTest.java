package org.colonnade.workload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.colonnade.model.Hotels.HOTEL;
import static org.colonnade.model.Hotels.NOWHERE;
import static org.colonnade.workload.Graphs.column;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.colonnade.estimate.Estimates;
import org.colonnade.model.Attribute;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Entity;
import org.colonnade.model.KeyColumn;
import org.colonnade.model.KeyPart;
import org.colonnade.model.Model;
import org.colonnade.model.Relationship;
import org.colonnade.model.Scalar;
import org.colonnade.model.Turnover;
import org.colonnade.model.Type;
import org.junit.jupiter.api.Test;

/** Keys of several attributes and partners, in models and in query graphs. */
class CompositeKeyTest {
    private static final Attribute NUMBER = number("Suite", "number", 50);
    private static final Attribute DAY = number("Night", "day", 365);
    private static final Entity SUITE = new Entity(
            "Suite",
            2000,
            Turnover.NONE,
            List.of(NUMBER),
            List.of(new KeyPart.Partner("hotel", HOTEL), new KeyPart.Own(NUMBER)),
            NOWHERE);
    private static final Entity NIGHT = new Entity(
            "Night",
            500_000,
            Turnover.NONE,
            List.of(DAY),
            List.of(new KeyPart.Own(DAY), new KeyPart.Partner("suite", SUITE)),
            NOWHERE);
    private static final Relationship OF_HOTEL = relationship("hotel", SUITE, HOTEL);
    private static final Relationship OF_SUITE = relationship("suite", NIGHT, SUITE);

    private static final Node NIGHTS = new Node(0, "Night", NIGHT, NOWHERE);
    private static final Node SUITES = new Node(1, "suite", SUITE, NOWHERE);
    private static final Node HOTELS = new Node(2, "hotel", HOTEL, NOWHERE);
    private static final QueryGraph GRAPH = new QueryGraph(
            List.of(NIGHTS, SUITES, HOTELS),
            List.of(new Edge(NIGHTS, OF_SUITE.forward(), SUITES), new Edge(SUITES, OF_HOTEL.forward(), HOTELS)));

    private static Attribute number(String owner, String name, long distinct) {
        return new Attribute(
                owner, name, new Type.Simple(Scalar.INT, 4), true, false, OptionalLong.of(distinct), NOWHERE);
    }

    private static Relationship relationship(String name, Entity from, Entity to) {
        return new Relationship(name, from, to, Optional.empty(), Cardinality.MANY_TO_ONE, true, 1, NOWHERE);
    }

    @Test
    void a_key_has_the_columns_of_partners_in_the_place_of_their_part() {
        assertThat(NIGHT.keyColumns())
                .extracting(KeyColumn::toString)
                .containsExactly("day", "suite.hotel.id", "suite.number");
        assertThat(NIGHT.soleKey()).isEmpty();
        assertThat(OF_SUITE.forward().isIdentifying()).isTrue();
        assertThat(OF_SUITE.backward().isIdentifying()).isFalse();
    }

    @Test
    void what_a_key_names_has_the_instance_as_its_dependant_however_far_the_way() {
        Model model = new Model(List.of(HOTEL, SUITE, NIGHT), List.of(), List.of(OF_HOTEL, OF_SUITE));
        assertThat(model.dependants(HOTEL)).hasToString("[Suite.hotel, Night.suite.hotel]");
        assertThat(NIGHT.goesWith(HOTEL)).isTrue();
        assertThat(HOTEL.goesWith(NIGHT)).isFalse();
    }

    @Test
    void a_graph_holds_the_columns_of_keys_at_the_nodes_where_they_belong() {
        assertThat(GRAPH.key(NIGHTS))
                .containsExactly(column(NIGHTS, "day"), column(HOTELS, "id"), column(SUITES, "number"));
        assertThat(GRAPH.closed(List.of(SUITES))).containsExactly(SUITES, HOTELS);
    }

    @Test
    void a_graph_without_the_partner_of_a_key_is_none() {
        assertThatThrownBy(() -> new QueryGraph(List.of(NIGHTS), List.of()))
                .hasMessage("the graph has Night without its suite");
    }

    @Test
    void all_columns_of_a_key_determine_an_instance_and_some_do_not() {
        assertThat(Determination.by(GRAPH, GRAPH.key(NIGHTS))).isEqualTo(Set.copyOf(GRAPH.nodes()));
        assertThat(Determination.by(GRAPH, List.of(column(HOTELS, "id"), column(SUITES, "number"))))
                .isEqualTo(Set.of(SUITES, HOTELS));
        assertThat(Determination.by(GRAPH, List.of(column(NIGHTS, "day"), column(SUITES, "number"))))
                .isEmpty();
        assertThat(Determination.of(GRAPH, List.of(SUITES), List.of(column(NIGHTS, "day"))))
                .contains(NIGHTS);
    }

    @Test
    void predicates_name_an_instance_if_they_give_its_whole_key() {
        List<Predicate> where = List.of(is(column(SUITES, "number"), "n"), is(column(HOTELS, "id"), "h"));
        assertThat(Predicate.key(GRAPH, NIGHTS, where)).isEmpty();
        assertThat(Predicate.key(GRAPH, SUITES, where))
                .hasValueSatisfying(k -> assertThat(k).hasToString("[?h, ?n]"));
    }

    private static Predicate is(Column column, String parameter) {
        return new Predicate.Compare(column, Comparison.EQUAL, new Parameter(parameter, NOWHERE), NOWHERE);
    }

    @Test
    void one_key_finds_one_instance_and_a_partners_key_those_that_it_has() {
        List<Predicate> suite = List.of(is(column(SUITES, "number"), "n"), is(column(HOTELS, "id"), "h"));
        assertThat(Estimates.targets(GRAPH, SUITES, suite)).isCloseTo(1, within());
        assertThat(Estimates.targets(GRAPH, NIGHTS, suite)).isCloseTo(250, within());
        List<Predicate> night = List.of(suite.get(0), suite.get(1), is(column(NIGHTS, "day"), "d"));
        assertThat(Estimates.targets(GRAPH, NIGHTS, night)).isCloseTo(1, within());
    }

    private static org.assertj.core.data.Offset<Double> within() {
        return org.assertj.core.data.Offset.offset(1e-9);
    }

    @Test
    void nodes_that_only_tell_keys_are_bare() {
        assertThat(GRAPH.bare(GRAPH.key(NIGHTS))).containsExactlyInAnyOrder(SUITES, HOTELS);
        assertThat(GRAPH.bare(List.of(column(HOTELS, "city")))).containsExactly(SUITES);
    }
}
