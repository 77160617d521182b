package org.colonnade.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.colonnade.model.Hotels.NOWHERE;
import static org.colonnade.workload.Graphs.GRAPH;
import static org.colonnade.workload.Graphs.GUESTS;
import static org.colonnade.workload.Graphs.HOTELS;
import static org.colonnade.workload.Graphs.ROOMS;
import static org.colonnade.workload.Graphs.column;

import java.util.List;
import org.colonnade.workload.Column;
import org.colonnade.workload.Ordering;
import org.junit.jupiter.api.Test;

class FamilyTest {
    private static Family family(Column... clustering) {
        return new Family(
                "f",
                GRAPH,
                List.of(column(HOTELS, "city")),
                List.of(clustering).stream().map(c -> new Ordering(c, false)).toList(),
                List.of(column(ROOMS, "view")),
                NOWHERE);
    }

    @Test
    void it_is_written_as_the_triple_of_the_paper() {
        assertThat(family(column(ROOMS, "id"), column(GUESTS, "id")))
                .hasToString("[Hotel.city][rooms.id, g.id][rooms.view]");
    }

    @Test
    void a_key_that_lacks_a_node_that_nothing_determines_loses_tuples() {
        assertThat(family(column(ROOMS, "id")).keepsTuples()).isFalse();
        assertThat(family(column(GUESTS, "id")).keepsTuples()).isFalse();
        assertThat(family(column(ROOMS, "id"), column(GUESTS, "id")).keepsTuples())
                .isTrue();
    }

    @Test
    void a_name_tells_two_families_with_the_same_columns_apart() {
        Family family = family(column(ROOMS, "id"));
        assertThat(family.named("g")).isNotEqualTo(family).hasToString(family.toString());
        assertThat(family.named("g").named("f")).isEqualTo(family);
    }
}
