package org.colonnade.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.colonnade.model.Hotels.GUEST;
import static org.colonnade.model.Hotels.HOTEL;
import static org.colonnade.model.Hotels.HOTEL_OF;
import static org.colonnade.model.Hotels.LIKES;
import static org.colonnade.model.Hotels.MODEL;
import static org.colonnade.model.Hotels.NOWHERE;
import static org.colonnade.model.Hotels.ROOM;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ModelTest {
    @Test
    void steps_lead_both_ways_under_the_names_of_their_sides() {
        assertThat(MODEL.steps(ROOM)).extracting(Step::toString).containsExactly("Room.hotel", "Room.~likes");
        assertThat(MODEL.step(HOTEL, "rooms")).contains(HOTEL_OF.backward());
        assertThat(MODEL.step(HOTEL, "hotel")).isEmpty();
        assertThat(HOTEL_OF.forward().reverse().reverse()).isEqualTo(HOTEL_OF.forward());
    }

    @Test
    void steps_without_a_name_are_no_members() {
        assertThat(MODEL.members(ROOM)).containsExactly("id", "view", "hotel");
        assertThat(LIKES.backward().isNamed()).isFalse();
    }

    @Test
    void links_are_as_many_from_either_side() {
        assertThat(HOTEL_OF.backward().fanOut()).isEqualTo(10);
        assertThat(LIKES.forward().fanOut() * GUEST.count())
                .isEqualTo(LIKES.backward().fanOut() * ROOM.count());
    }

    @Test
    void only_the_side_that_declares_a_partner_is_sure_to_have_one() {
        assertThat(HOTEL_OF.forward().isMandatory()).isTrue();
        assertThat(HOTEL_OF.backward().isMandatory()).isFalse();
        assertThat(HOTEL_OF.forward().isToOne()).isTrue();
        assertThat(HOTEL_OF.backward().isToOne()).isFalse();
    }

    @Test
    void a_path_goes_on_where_its_last_step_ended() {
        Path path = new Path(GUEST, List.of(LIKES.forward(), HOTEL_OF.forward()));
        assertThat(path).hasToString("Guest.likes.hotel");
        assertThat(path.end()).isEqualTo(HOTEL);
        assertThat(path.isToOne()).isFalse();
        assertThatThrownBy(() -> new Path(GUEST, List.of(HOTEL_OF.forward())))
                .hasMessage("Room.hotel does not begin at Guest");
    }

    @Test
    void an_entity_has_one_key() {
        assertThatThrownBy(() -> new Entity("A", 1, List.of(), NOWHERE)).hasMessage("A needs a key");
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "1999, 1999", "20000, 20_000", "1234567.5, 1_234_567.5", "-20000, -20_000", "0.1, 0.1"})
    void numbers_are_grouped_from_five_digits(double number, String text) {
        assertThat(Numbers.text(number)).isEqualTo(text);
    }
}
