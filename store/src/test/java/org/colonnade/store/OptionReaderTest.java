package org.colonnade.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class OptionReaderTest {
    private static OptionReader of(String options) {
        return new OptionReader(Address.of("redis://host?" + options));
    }

    @Test
    void times_are_at_most_a_day() {
        OptionReader options = of("timeout=1440min&pause=1441min&wait=soon");
        assertThat(options.time("timeout", Duration.ZERO)).isEqualTo(Duration.ofDays(1));
        options.time("pause", Duration.ZERO);
        options.time("wait", Duration.ZERO);
        assertThatThrownBy(options::finish)
                .isInstanceOf(AddressException.class)
                .hasMessage("redis://host: pause is at most a day, 1440min, not '1441min'; "
                        + "wait is a time like 500ms, 10s or 1min, not 'soon'");
    }

    @Test
    void what_is_not_said_is_as_usual() {
        assertThat(of("").time("timeout", Duration.ofSeconds(3))).isEqualTo(Duration.ofSeconds(3));
    }
}
