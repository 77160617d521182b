package org.colonnade.store;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.IntRange;

class ControlsTest {
    private static final String OTHERS = " ~\u007f\u0080\u00a0\u00ff\u0100\u2013\u201f\ud83d\ude00";

    @Property
    void are_found_wherever_they_are(
            @ForAll @IntRange(max = 40) int length, @ForAll @CharRange(to = '\u001f') char control, @ForAll int seed) {
        String others =
                OTHERS.repeat(5).substring(Math.floorMod(seed, OTHERS.length())).substring(0, length);
        assertThat(Controls.areIn(others)).isFalse();
        for (int i = 0; i <= length; i++) {
            assertThat(Controls.areIn(others.substring(0, i) + control + others.substring(i)))
                    .isTrue();
        }
    }
}
