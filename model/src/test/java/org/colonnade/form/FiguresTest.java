package org.colonnade.form;

import static org.assertj.core.api.Assertions.assertThat;

import org.colonnade.cost.CostModel;
import org.junit.jupiter.api.Test;

class FiguresTest {
    @Test
    void ratios_have_two_decimals() {
        assertThat(Figures.ratio(4.756)).isEqualTo("4.76");
        assertThat(Figures.ratio(10)).isEqualTo("10.00");
    }

    @Test
    void numbers_have_three_significant_digits() {
        assertThat(Figures.number(1234567)).isEqualTo("1_230_000");
        assertThat(Figures.number(4.7512)).isEqualTo("4.75");
        assertThat(Figures.number(5)).isEqualTo("5");
        assertThat(Figures.number(0)).isEqualTo("0");
        assertThat(Figures.number(Double.POSITIVE_INFINITY)).isEqualTo("∞");
    }

    @Test
    void precise_numbers_have_four() {
        assertThat(Figures.precise(4.7512)).isEqualTo("4.751");
    }

    @Test
    void bytes_have_three_digits_and_a_unit() {
        assertThat(Figures.bytes(0)).isEqualTo("0 B");
        assertThat(Figures.bytes(999)).isEqualTo("999 B");
        assertThat(Figures.bytes(1254)).isEqualTo("1.25 kB");
        assertThat(Figures.bytes(2e9)).isEqualTo("2.00 GB");
    }

    @Test
    void enough_bytes_are_never_too_few() {
        assertThat(Figures.enough(121_300_001)).isEqualTo(122e6);
        assertThat(Figures.bytes(Figures.enough(1_254_001))).isEqualTo("1.26 MB");
        assertThat(Figures.enough(17)).isEqualTo(17);
    }

    @Test
    void sizes_in_sentences_spell_out_bytes() {
        assertThat(Figures.size(999)).isEqualTo("999 bytes");
        assertThat(Figures.size(1200)).isEqualTo("1.2 kB");
        assertThat(Figures.size(2e6)).isEqualTo("2 MB");
    }

    @Test
    void measured_times_have_three_decimals() {
        assertThat(Figures.millis(1_250_000)).isEqualTo("1.250 ms");
        assertThat(Figures.seconds(3_249_000_000L)).isEqualTo("3.2 s");
    }

    @Test
    void only_one_is_singular() {
        assertThat(Figures.count(1, "entry", "entries")).isEqualTo("1 entry");
        assertThat(Figures.count(0.95, "entry", "entries")).isEqualTo("0.95 entries");
        assertThat(Figures.count(0.0000047, "row", "rows")).isEqualTo("<0.001 rows");
    }

    @Test
    void costs_on_cassandra_are_times() {
        assertThat(Figures.cost(0.009, CostModel.CASSANDRA)).isEqualTo("9.00 ms");
        assertThat(Figures.cost(0.99999, CostModel.CASSANDRA)).isEqualTo("1.00 s");
        assertThat(Figures.cost(3.798, CostModel.CASSANDRA)).isEqualTo("3.80 s");
        assertThat(Figures.cost(0.00000000001, CostModel.CASSANDRA)).isEqualTo("<0.001 ms");
        assertThat(Figures.cost(0, CostModel.CASSANDRA)).isEqualTo("0 ms");
    }

    @Test
    void costs_of_other_models_are_numbers() {
        assertThat(Figures.cost(3.798, CostModel.REQUESTS)).isEqualTo("3.8");
    }

    @Test
    void a_share_of_nothing_is_nothing() {
        assertThat(Figures.share(1, 8)).isEqualTo("12.5 %");
        assertThat(Figures.share(0, 0)).isEqualTo("0.0 %");
    }
}
