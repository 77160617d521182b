package org.colonnade.form;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WrappingTest {
    @Test
    void a_text_that_fits_is_one_line() {
        assertThat(Wrapping.of("[a][b, c][]", 11, 5)).containsExactly("[a][b, c][]");
    }

    @Test
    void lines_break_between_brackets_first() {
        assertThat(Wrapping.of("[a][b, c][d, e]", 10, 10)).containsExactly("[a][b, c]", "[d, e]");
    }

    @Test
    void brackets_that_are_too_long_break_after_commas() {
        assertThat(Wrapping.of("[a][bb, cc, dd]", 10, 6)).containsExactly("[a][bb,", "cc,", "dd]");
    }

    @Test
    void what_cannot_break_stays_in_one_piece() {
        assertThat(Wrapping.of("x = ?a_long_parameter", 4, 4)).containsExactly("x = ?a_long_parameter");
    }
}
