package org.colonnade.fact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.colonnade.design.Design;
import org.colonnade.estimate.Certainty;
import org.colonnade.reference.Designs;
import org.colonnade.upkeep.Support;
import org.colonnade.upkeep.Upkeep;
import org.colonnade.workload.Statement;
import org.junit.jupiter.api.Test;

/** What updates change, and what their support queries read of it. */
class ReadsTest {
    private static final Design DESIGN = Designs.read("""
            entity Member (1000) { id key name text(20) }
            entity Task (20_000) { id key title text(20) owner -> Member.tasks }
            request Add 1 { INSERT INTO Task SET id = ?new, title = ?title CONNECT TO owner(?member); }
            request Rename 1 { UPDATE Member SET name = ?name WHERE Member.id = ?member; }
            request Clear 1 { UPDATE Member SET name = ?name WHERE Member.name = ?old; }
            request Give 1 { CONNECT Task(?task) TO owner(?member); }
            schema s { family named [Task.id][][Task.title, owner.name] over Task.owner }
            """);

    private static Statement update(int request) {
        return DESIGN.requests().get(request).statements().get(0);
    }

    private static List<String> changes(int request) {
        return Changes.of(update(request)).stream().map(ReadsTest::text).toList();
    }

    private static List<String> reads(int request) {
        Certainty certainty = new Certainty(DESIGN.requests());
        return Upkeep.of(update(request), DESIGN.schemas().get(0).families().get(0), certainty).support().stream()
                .map(Support::query)
                .flatMap(q -> Reads.of(q, certainty).stream())
                .map(ReadsTest::text)
                .distinct()
                .toList();
    }

    private static String text(TouchedFact touch) {
        return touch.fact().entity() + "." + touch.fact().name() + " "
                + touch.place().getClass().getSimpleName();
    }

    @Test
    void an_insert_changes_all_of_what_is_new_and_the_partners_that_it_names() {
        assertThat(changes(0)).contains("Task.id New", "Task.title New", "Task.owner New", "Member.tasks Named");
        assertThat(changes(0)).noneMatch(c -> c.startsWith("Member.name"));
    }

    @Test
    void an_update_changes_its_columns_of_the_instances_that_it_names_or_cannot_tell() {
        assertThat(changes(1)).containsExactly("Member.name Named");
        assertThat(changes(2)).containsExactly("Member.name Unknown");
    }

    @Test
    void a_tie_to_one_takes_the_instance_from_its_partner_before() {
        assertThat(changes(3)).contains("Task.owner Named", "Member.tasks Named", "Task.id Named");
    }

    @Test
    void an_insert_reads_what_the_family_tells_of_its_partner() {
        assertThat(reads(0)).containsExactlyInAnyOrder("Member.id Named", "Member.name Named");
    }

    @Test
    void whoever_walks_from_a_named_instance_reads_its_partners() {
        assertThat(reads(1)).contains("Member.tasks Named").anyMatch(r -> r.startsWith("Task.id"));
        assertThat(reads(1)).noneMatch(r -> r.startsWith("Task.title"));
    }
}
