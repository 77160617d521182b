package org.colonnade.couchbase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.colonnade.couchbase.Sightings.Sighting;
import org.junit.jupiter.api.Test;

class SightingsTest {
    private final Sightings sightings = new Sightings();

    @Test
    void nothing_is_remembered_before_something_is_expected() {
        sightings.seenAll("k", Map.of("!", 1), 7);
        assertThat(sightings.of("k", "!")).isEmpty();
        sightings.seenAll("k", Map.of("!", 1, "a", 2), 7);
        assertThat(sightings.of("k", "!")).contains(new Sighting(Map.of("!", 1), Set.of("!", "a"), 7));
    }

    @Test
    void the_names_of_many_entries_are_not_remembered() {
        sightings.of("k", "!");
        sightings.seenAll("k", Map.of("!", 1, "a", 2, "b", 3, "c", 4, "d", 5), 7);
        assertThat(sightings.of("k", "!")).contains(new Sighting(Map.of("!", 1), Set.of(), 7));
    }

    @Test
    void what_is_seen_of_other_entries_tells_nothing() {
        sightings.of("k", "!");
        sightings.seenAll("k", Map.of("a", 2), 7);
        sightings.seenOne("k", name -> Map.of(), 7);
        assertThat(sightings.of("k", "!")).isEmpty();
        sightings.seenOne("k", name -> Map.of(name, 3), 8);
        assertThat(sightings.of("k", "!")).contains(new Sighting(Map.of("!", 3), Set.of(), 8));
    }

    @Test
    void who_expects_something_of_another_entry_finds_nothing_of_this_one() {
        sightings.of("k", "!");
        sightings.seenAll("k", Map.of("!", 1, "a", 2), 7);
        assertThat(sightings.of("k", "a")).isEmpty();
        sightings.seenAll("k", Map.of("!", 1, "a", 2), 7);
        assertThat(sightings.of("k", "a")).contains(new Sighting(Map.of("a", 2), Set.of("!", "a"), 7));
    }

    @Test
    void what_is_not_true_any_more_is_forgotten() {
        sightings.of("k", "!");
        sightings.seenAll("k", Map.of("!", 1), 7);
        sightings.forget("k");
        assertThat(sightings.of("k", "!")).isEmpty();
    }

    @Test
    void what_was_used_long_ago_is_forgotten() {
        sightings.of("k", "!");
        for (int i = 0; i <= 10_000; i++) {
            sightings.seenAll("k" + i, Map.of("!", i), i + 1);
        }
        assertThat(sightings.of("k0", "!")).isEmpty();
        assertThat(sightings.of("k1", "!")).isPresent();
    }
}
