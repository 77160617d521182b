package org.colonnade.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.colonnade.design.Design;
import org.colonnade.estimate.Certainty;
import org.colonnade.reference.Designs;
import org.colonnade.schema.Family;
import org.colonnade.upkeep.Upkeeps;
import org.colonnade.work.Checkpoint;
import org.colonnade.workload.Statement;
import org.junit.jupiter.api.Test;

class AllFamiliesTest {
    private static Optional<List<Family>> all(String text) {
        Design design = Designs.read(text);
        List<Statement> statements =
                design.requests().stream().flatMap(r -> r.statements().stream()).toList();
        return AllFamilies.of(statements, new Upkeeps(new Certainty(design.requests())), Checkpoint.open());
    }

    @Test
    void a_column_is_in_either_key_among_the_values_or_nowhere() {
        assertThat(all("""
                entity Room (100) { id key rate int note text(9) }
                request Look 1 { SELECT Room.id FROM Room WHERE Room.id = ?room AND Room.rate > ?rate; }
                """).orElseThrow().stream().map(Family::toString))
                .containsExactlyInAnyOrder(
                        "[Room.id][][]",
                        "[Room.id][][Room.rate]",
                        "[Room.id][Room.rate][]",
                        "[Room.id, Room.rate][][]",
                        "[Room.rate][Room.id][]");
    }

    @Test
    void everything_is_in_one_block_only_for_a_query_that_gives_no_key() {
        String room = "entity Room (100) { id key rate int } request Look 1 { SELECT Room.id FROM Room";
        assertThat(all(room + "; }").orElseThrow().stream().map(Family::toString))
                .contains("[][Room.id][]");
        assertThat(all(room + " WHERE Room.rate = ?rate; }").orElseThrow())
                .noneMatch(f -> f.partition().isEmpty());
    }

    @Test
    void there_are_none_if_they_are_too_many_or_something_inside_a_value_is_asked_for() {
        assertThat(all("""
                entity Room (100) { id key a int b int c int d int e int }
                request Look 1 { SELECT Room.a FROM Room WHERE Room.b = ?b AND Room.c = ?c AND Room.d = ?d AND Room.e = ?e; }
                """)).isEmpty();
        assertThat(all("""
                value Place { city text(9) }
                entity Room (100) { id key place Place }
                request Look 1 { SELECT Room.place.city FROM Room WHERE Room.id = ?room; }
                """)).isEmpty();
    }
}
