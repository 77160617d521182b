package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.colonnade.console.Exit;
import org.colonnade.option.Amounts;
import org.colonnade.session.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AmountsTest {
    @ParameterizedTest
    @CsvSource({"500ms, 500", "2, 2000", "0.02, 20", "10s, 10000", "1.5 min, 90000", "2m, 120000", "1h, 3600000"})
    void a_time_has_a_unit_or_is_in_seconds(String text, long milliseconds) {
        assertThat(Amounts.time(text)).isEqualTo(Duration.ofMillis(milliseconds));
    }

    @ParameterizedTest
    @ValueSource(strings = {"99ms", "0.05", "25h"})
    void a_time_has_limits(String text) {
        assertThatThrownBy(() -> Amounts.time(text, Duration.ofMillis(100)))
                .isInstanceOf(Refusal.class)
                .hasMessage("--time must be from 100ms to 24h, not '" + text + "'");
    }

    @Test
    void a_size_needs_a_unit() {
        assertThat(Amounts.space("2GB")).isEqualTo(2e9);
        assertThatThrownBy(() -> Amounts.space("2")).isInstanceOf(Refusal.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "bench a.design --store embedded: --time 0.05s",
                "bench-aggregates a.design --store embedded: --time 25h",
                "calibrate --store embedded: --time x",
                "include a b --time x",
                "advise a.design --time x"
            })
    void every_command_reads_times_alike(String line) {
        Run run = Run.of(line.split(" "));
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err()).startsWith("colonnade: --time must be ");
    }
}
