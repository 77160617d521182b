package org.colonnade.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.colonnade.design.Design;
import org.colonnade.estimate.Certainty;
import org.colonnade.law.Tries;
import org.colonnade.reference.Designs;
import org.colonnade.schema.Family;
import org.colonnade.upkeep.Upkeeps;
import org.colonnade.work.Checkpoint;
import org.colonnade.workload.Statement;
import org.junit.jupiter.api.Test;

class CandidatesTest {
    private static List<Family> candidates(Design design, List<Statement> statements) {
        return Candidates.of(statements, new Upkeeps(new Certainty(design.requests())), Checkpoint.open());
    }

    private static List<Statement> statements(Design design) {
        return design.requests().stream().flatMap(r -> r.statements().stream()).toList();
    }

    private static List<String> texts(String design) {
        Design read = Designs.read(design);
        return candidates(read, statements(read)).stream()
                .map(CandidateDraft::text)
                .toList();
    }

    @Test
    void there_is_the_view_of_a_query_and_what_leads_to_it_in_steps() {
        assertThat(texts("""
                entity Hotel (100) { id key name text(20) }
                entity Room (10_000) { id key rate int hotel -> Hotel.rooms }
                request Look 1 { SELECT rooms.rate FROM Hotel.rooms WHERE Hotel.name = ?name; }
                """))
                .anyMatch(f -> f.startsWith("[Hotel.name][Hotel.id, rooms.id][rooms.rate] over Hotel{rooms}")
                        || f.startsWith("[Hotel.name][rooms.id][rooms.rate] over Hotel{rooms}"))
                .anyMatch(f -> f.startsWith("[Hotel.name][Hotel.id][] over Hotel"))
                .anyMatch(f -> f.startsWith("[Room.id][][Room.rate] over Room")
                        || f.startsWith("[rooms.id][][rooms.rate] over rooms"));
    }

    @Test
    void a_key_has_one_value_before_several_and_several_before_a_range() {
        assertThat(texts("""
                entity Hotel (100) { id key }
                entity Night (70_000) { id key day date free boolean rate int hotel -> Hotel.nights }
                request Look 1 {
                  SELECT nights.rate FROM Hotel.nights
                      WHERE Hotel.id = ?hotel AND nights.day IN ?days[3] AND nights.free = true AND nights.rate > ?rate;
                }
                """))
                .anyMatch(f -> f.startsWith("[Hotel.id, nights.free][nights.day, nights.rate, nights.id]"))
                .anyMatch(f -> f.startsWith("[Hotel.id][nights.free, nights.day, nights.rate, nights.id]"))
                .noneMatch(f -> f.startsWith("[Hotel.id][nights.day, nights.free"));
    }

    @Test
    void none_has_a_column_twice() {
        Tries.of(60).run(Designs::ranking, (text, seed) -> {
            Design design = Designs.read(text);
            assertThat(candidates(design, statements(design)))
                    .allSatisfy(f -> assertThat(f.columns()).doesNotHaveDuplicates());
        });
    }

    @Test
    void no_two_keep_the_same_and_none_loses_a_tuple_or_has_a_name() {
        Tries.of(60).run(Designs::small, (text, seed) -> {
            Design design = Designs.read(text);
            List<Family> candidates = candidates(design, statements(design));
            assertThat(candidates.stream().map(Candidates::identity)).doesNotHaveDuplicates();
            assertThat(candidates)
                    .allMatch(Family::keepsTuples)
                    .allMatch(f -> f.name().isEmpty());
        });
    }

    @Test
    void which_there_are_does_not_depend_on_the_order_of_queries() {
        Tries.of(40).run(Designs::small, (text, seed) -> {
            Design design = Designs.read(text);
            List<Statement> queries = new ArrayList<>(statements(design).stream()
                    .filter(Statement.Select.class::isInstance)
                    .toList());
            List<Family> before = candidates(design, queries);
            Collections.shuffle(queries, new Random(seed));
            assertThat(candidates(design, queries).stream().map(Candidates::identity))
                    .containsExactlyInAnyOrderElementsOf(
                            before.stream().map(Candidates::identity).toList());
        });
    }
}
