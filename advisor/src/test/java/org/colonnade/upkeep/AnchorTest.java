package org.colonnade.upkeep;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.colonnade.design.Design;
import org.colonnade.estimate.Certainty;
import org.colonnade.reference.Designs;
import org.junit.jupiter.api.Test;

/** What an update asks, and what it need not ask since its predicates say it. */
class AnchorTest {
    private static final String MODEL = """
            entity Room (1000) { id key  name text(20)  hotel -> Hotel.rooms }
            entity Hotel (100) { id key  city text(20) }
            entity Night (700_000) { id key  day date  free boolean  room -> Room.nights }
            """;

    private static List<String> support(String statement, String family) {
        Design design = Designs.read(MODEL + "request R { " + statement + "; }\nschema s { family f " + family + " }");
        return Upkeep.of(
                        design.requests().get(0).statements().get(0),
                        design.schemas().get(0).families().get(0),
                        new Certainty(design.requests()))
                .support()
                .stream()
                .map(Support::toString)
                .toList();
    }

    private static final String NATURAL = "[Room.id][nights.day, nights.id][nights.free] over Room.nights";

    @Test
    void an_update_by_a_natural_key_asks_for_the_key_that_it_does_not_give() {
        assertThat(support("UPDATE Night SET free = false WHERE Night.room.id = ?r AND Night.day = ?d", NATURAL))
                .containsExactly("SELECT Night.id FROM Night{room} WHERE room.id = ?r AND Night.day = ?d");
    }

    @Test
    void what_was_only_restricted_is_asked_for_where_the_instances_are_found() {
        assertThat(support("DELETE FROM Night WHERE Night.room.id = ?r AND Night.day < ?d", NATURAL))
                .containsExactly("SELECT Night.id, Night.day FROM Night{room} WHERE room.id = ?r AND Night.day < ?d");
    }

    @Test
    void what_the_predicates_give_all_of_is_asked_only_whether_it_is_there() {
        assertThat(support(
                        "UPDATE Room SET name = ?n WHERE Room.id = ?r AND Room.hotel.id = ?h",
                        "[Hotel.id][rooms.id][rooms.name] over Hotel.rooms"))
                .containsExactly("SELECT Room.id FROM Room{hotel} WHERE Room.id = ?r AND hotel.id = ?h");
    }

    @Test
    void a_family_goes_on_from_the_partners_that_the_predicates_name() {
        assertThat(support(
                        "UPDATE Night SET free = false WHERE Night.room.id = ?r AND Night.day = ?d",
                        "[Hotel.city][rooms.id, nights.day, nights.id][nights.free] over Hotel.rooms.nights"))
                .containsExactly(
                        "SELECT Night.id, hotel.city FROM Night{room{hotel}} WHERE room.id = ?r AND Night.day = ?d");
    }

    @Test
    void predicates_of_one_partner_say_nothing_of_the_others() {
        assertThat(support(
                        "UPDATE Room FROM Room.nights SET name = ?n WHERE nights.day = ?d",
                        "[nights.day][nights.id][Room.name] over Room.nights"))
                .containsExactly(
                        "SELECT Room.id, nights3.id, nights3.day FROM Room{nights nights3} WHERE nights.day = ?d");
    }
}
