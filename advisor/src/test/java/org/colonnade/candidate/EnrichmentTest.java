package org.colonnade.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.reference.Designs;
import org.colonnade.schema.Family;
import org.junit.jupiter.api.Test;

/** Which families come of others with the same block's key. */
class EnrichmentTest {
    private static final String MODEL = """
            entity Room (1000) { id key  name text(20) }
            entity Night (700_000) { id key  day date  free boolean  room -> Room.nights }
            request R { SELECT Room.name FROM Room WHERE Room.id = ?r; }
            """;

    private static List<Family> families(String schema) {
        return Designs.read(MODEL + "schema s { " + schema + " }")
                .schemas()
                .get(0)
                .families();
    }

    private static List<String> enriched(String schema) {
        List<CandidateDraft> drafts = new ArrayList<>();
        new Enrichment(drafts::add).enrich(families(schema));
        return drafts.stream().map(d -> d.family().toString()).toList();
    }

    private static final String ORDERED = "family o [Room.id][nights.day, nights.id][] over Room.nights ";
    private static final String PLAIN = "family p [Room.id][nights.id][nights.day, nights.free] over Room.nights ";

    @Test
    void one_with_an_order_gets_the_values_of_one_without() {
        assertThat(enriched(ORDERED + PLAIN)).containsExactly("[Room.id][nights.day, nights.id][nights.free]");
    }

    @Test
    void another_graph_or_key_gives_nothing() {
        assertThat(enriched(ORDERED
                        + "family p [Room.id][][Room.name] over Room "
                        + "family q [nights.free][nights.id][nights.day, Room.id] over Room.nights"))
                .isEmpty();
    }

    @Test
    void blocks_of_one_entry_have_no_order() {
        assertThat(enriched("family o [Room.id][Room.name][] over Room family p [Room.id][][Room.name] over Room"))
                .isEmpty();
    }

    @Test
    void the_next_time_only_what_is_new_comes() {
        List<Family> families = families(ORDERED + PLAIN + "family q [Room.id][nights.id][Room.name] over Room.nights");
        List<CandidateDraft> drafts = new ArrayList<>();
        Enrichment enrichment = new Enrichment(drafts::add);
        enrichment.enrich(families.subList(0, 2));
        assertThat(drafts).hasSize(1);
        enrichment.enrich(families);
        assertThat(drafts).hasSize(2);
        assertThat(drafts.get(1).family()).hasToString("[Room.id][nights.day, nights.id][Room.name]");
        enrichment.enrich(families);
        assertThat(drafts).hasSize(2);
    }
}
