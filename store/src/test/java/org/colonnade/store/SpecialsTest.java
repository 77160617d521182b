package org.colonnade.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.IntRange;

class SpecialsTest {
    private static final String OTHERS = " !#[]~\u007f\u0080\u00a0\u00ff\u0122\u015c\u2013\u201f\ud83d\ude00";

    @Property
    void are_found_wherever_they_are(
            @ForAll @IntRange(max = 40) int length, @ForAll @CharRange(to = '"') char special, @ForAll int seed) {
        String others = others(length, seed);
        assertThat(Specials.areIn(others)).isFalse();
        assertThat(Specials.controlsAreIn(others)).isFalse();
        for (int i = 0; i <= length; i++) {
            String text = others.substring(0, i) + special + others.substring(i);
            assertThat(Specials.areIn(text)).isEqualTo(special < ' ' || special == '"');
            assertThat(Specials.areIn(text.replace(special, '\\'))).isTrue();
            assertThat(Specials.controlsAreIn(text)).isEqualTo(special < ' ');
        }
    }

    private static String others(int length, int seed) {
        return OTHERS.repeat(4).substring(Math.floorMod(seed, OTHERS.length())).substring(0, length);
    }

    @Property
    void only_the_part_that_is_asked_for_counts(
            @ForAll @IntRange(max = 40) int length, @ForAll @CharRange(to = '\u001f') char control, @ForAll int seed) {
        byte[] text = (control + others(length, seed) + control).getBytes(StandardCharsets.UTF_8);
        assertThat(Specials.areIn(text, 1, text.length - 1)).isFalse();
        assertThat(Specials.areIn(text, 0, text.length - 1)).isTrue();
        assertThat(Specials.areIn(text, 1, text.length)).isTrue();
    }
}
