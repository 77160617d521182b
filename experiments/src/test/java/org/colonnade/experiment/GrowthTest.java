package org.colonnade.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class GrowthTest {
    private static final Offset<Double> CLOSE = Offset.offset(1e-9);

    @Test
    void finds_the_power() {
        assertThat(Growth.of(Map.of(1, 3.0, 2, 12.0, 4, 48.0)).power()).isEqualTo(2, CLOSE);
        assertThat(Growth.of(Map.of(1, 5.0, 8, 40.0)).power()).isEqualTo(1, CLOSE);
    }

    @Test
    void looks_only_as_far_as_it_is_told() {
        Growth growth = Growth.of(Map.of(1, 1.0, 2, 2.0, 4, 4.0, 8, 800.0));
        assertThat(growth.to(4).power()).isEqualTo(1, CLOSE);
        assertThat(growth.power()).isGreaterThan(2);
    }
}
