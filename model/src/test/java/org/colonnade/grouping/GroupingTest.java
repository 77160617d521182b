package org.colonnade.grouping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.colonnade.model.Hotels.GUEST;
import static org.colonnade.model.Hotels.HOTEL;
import static org.colonnade.model.Hotels.HOTEL_OF;
import static org.colonnade.model.Hotels.MODEL;
import static org.colonnade.model.Hotels.NOWHERE;
import static org.colonnade.model.Hotels.ROOM;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GroupingTest {
    private static final Group ROOMS = new Group(ROOM, Optional.of(HOTEL_OF.backward()), List.of(), NOWHERE);
    private static final Grouping GROUPING =
            new Grouping("g", List.of(new Group(HOTEL, Optional.empty(), List.of(ROOMS), NOWHERE)), NOWHERE);

    @Test
    void it_is_written_as_nested_blocks() {
        assertThat(GROUPING).hasToString("Hotel { rooms }");
    }

    @Test
    void what_it_does_not_name_is_a_group_of_its_own() {
        assertThat(GROUPING.all()).extracting(Group::entity).containsExactly(HOTEL, ROOM);
        assertThat(GROUPING.whole(MODEL)).extracting(Group::entity).containsExactly(HOTEL, GUEST);
    }
}
