package org.colonnade.advice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ByteCountTest {
    @Test
    void three_digits_and_a_unit() {
        assertThat(ByteCount.text(0)).isEqualTo("0 B");
        assertThat(ByteCount.text(999)).isEqualTo("999 B");
        assertThat(ByteCount.text(1254)).isEqualTo("1.25 kB");
        assertThat(ByteCount.text(2e9)).isEqualTo("2.00 GB");
    }

    @Test
    void enough_is_never_too_little() {
        assertThat(ByteCount.enough(121_300_001)).isEqualTo(122e6);
        assertThat(ByteCount.text(ByteCount.enough(1_254_001))).isEqualTo("1.26 MB");
        assertThat(ByteCount.enough(17)).isEqualTo(17);
    }
}
