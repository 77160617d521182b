package org.colonnade.upkeep;

import static org.assertj.core.api.Assertions.assertThat;

import org.colonnade.text.Source;
import org.colonnade.workload.Parameter;
import org.junit.jupiter.api.Test;

class SupportTest {
    private static final Parameter FOUND = Support.found(new Source("x.design", "UPDATE").span(0, 6));

    @Test
    void what_an_update_has_found_has_a_name_that_no_design_can_write() {
        assertThat(Support.isFound(FOUND)).isTrue();
        assertThat(FOUND).hasToString("?found:1:1");
    }

    @Test
    void people_do_not_see_that_name() {
        assertThat(Support.readable("get room[Room.id IN " + FOUND + "[0.025]] where a = ?b"))
                .isEqualTo("get room[Room.id IN found] where a = ?b");
    }
}
