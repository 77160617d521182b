package org.colonnade.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class FontTest {

    @Test
    void adds_up_the_widths_of_the_font_metrics() {
        assertThat(Font.REGULAR.width("Wij", 1000)).isEqualTo(944 + 222 + 222);
        assertThat(Font.BOLD.width("Wij~", 1000)).isEqualTo(944 + 278 + 278 + 584);
        assertThat(Font.REGULAR.width("user", 12)).isCloseTo(23.34, within(0.01));
    }

    @Test
    void takes_an_accented_letter_to_be_as_wide_as_its_base() {
        assertThat(Font.REGULAR.width("né", 12)).isEqualTo(Font.REGULAR.width("ne", 12));
    }

    @Test
    void takes_other_scripts_to_be_wide() {
        assertThat(Font.REGULAR.width("Ж", 1000)).isEqualTo(850);
        assertThat(Font.REGULAR.width("語", 1000)).isEqualTo(1000);
    }
}
