package org.colonnade.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.design.Design;
import org.colonnade.estimate.Certainty;
import org.colonnade.reference.Designs;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;
import org.junit.jupiter.api.Test;

class TrimmingTest {
    private static final Design DESIGN = Designs.read("""
            entity Guest (1000) { id key name text(20) }
            entity Room (100) { id key rate int }
            entity Stay (5000) { id key start int guest -> Guest.stays room -> Room.stays }
            request Look 1 { SELECT stays.start FROM Guest.stays WHERE Guest.id = ?guest; }
            schema s {
              family wide [Guest.id][stays.start, stays.id, room.id][room.rate] over Guest.stays.room
              family other [Guest.id][stays.id][stays.start] over Guest.stays
              family rooms [Room.id][][Room.rate] over Room
            }
            """);

    private static final Trimming TRIMMING = new Trimming(new Certainty(DESIGN.requests()));

    private static Family family(int number) {
        return DESIGN.schemas().get(0).families().get(number);
    }

    private static Set<Column> named(Family family, String... names) {
        return family.columns().stream()
                .filter(c -> List.of(names).contains(c.toString()))
                .collect(Collectors.toSet());
    }

    @Test
    void takes_out_what_nobody_needs_and_an_entity_that_is_certain_to_be_there_once() {
        Family wide = family(0);
        assertThat(TRIMMING.of(wide, Set.of(), named(wide, "stays.start", "stays.id")))
                .hasValueSatisfying(trimmed -> {
                    assertThat(trimmed).hasToString("[Guest.id][stays.id][stays.start]");
                    assertThat(trimmed.graph().nodes()).hasSize(2);
                    assertThat(Candidates.isSame(trimmed, family(1))).isTrue();
                });
    }

    @Test
    void keeps_the_place_in_the_key_of_what_entries_are_ordered_by() {
        Family wide = family(0);
        Set<Column> start = named(wide, "stays.start");
        assertThat(TRIMMING.of(wide, start, start))
                .hasValueSatisfying(trimmed -> assertThat(trimmed).hasToString("[Guest.id][stays.start, stays.id][]"));
    }

    @Test
    void leaves_a_family_that_is_needed_whole() {
        Family other = family(1);
        assertThat(TRIMMING.of(other, named(other, "stays.id"), named(other, "stays.id", "stays.start")))
                .isEmpty();
    }

    @Test
    void a_family_leaves_itself_and_what_it_can_be_trimmed_to_and_nothing_else() {
        assertThat(TRIMMING.leaves(family(0), family(0))).isTrue();
        assertThat(TRIMMING.leaves(family(0), family(1))).isTrue();
        assertThat(TRIMMING.leaves(family(1), family(0))).isFalse();
        assertThat(TRIMMING.leaves(family(0), family(2))).isFalse();
    }
}
