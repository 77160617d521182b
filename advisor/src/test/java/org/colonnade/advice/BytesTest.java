package org.colonnade.advice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BytesTest {
    @Test
    void three_digits_and_a_unit() {
        assertThat(Bytes.text(0)).isEqualTo("0 B");
        assertThat(Bytes.text(999)).isEqualTo("999 B");
        assertThat(Bytes.text(1254)).isEqualTo("1.25 kB");
        assertThat(Bytes.text(2e9)).isEqualTo("2.00 GB");
    }

    @Test
    void enough_is_never_too_little() {
        assertThat(Bytes.enough(121_300_001)).isEqualTo(122e6);
        assertThat(Bytes.text(Bytes.enough(1_254_001))).isEqualTo("1.26 MB");
        assertThat(Bytes.enough(17)).isEqualTo(17);
    }
}
