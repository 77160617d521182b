package org.colonnade.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class StatusLineTest {
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Console console =
            new Console(InputStream.nullInputStream(), OutputStream.nullOutputStream(), err, Console.Colours.NONE);

    private String shown(Console.Audience audience, Duration pause) {
        StatusLine line = new StatusLine(console.with(audience), pause);
        line.show("begun");
        line.showIfDue(() -> "1 of 9");
        line.showIfDue(() -> "2 of 9");
        line.clear();
        return err.toString(StandardCharsets.UTF_8);
    }

    @Test
    void a_person_sees_one_line_that_changes_and_goes() {
        assertThat(shown(Console.Audience.PERSON, Duration.ZERO))
                .startsWith("\r\u001B[Kcolonnade: begun\r\u001B[Kcolonnade: 1 of 9")
                .endsWith("\r\u001B[K")
                .doesNotContain("\n");
    }

    @Test
    void a_log_has_a_line_from_time_to_time() {
        assertThat(shown(Console.Audience.LOG, Duration.ZERO).lines())
                .containsExactly("colonnade: 1 of 9", "colonnade: 2 of 9");
    }

    @Test
    void what_does_not_take_long_leaves_nothing_in_a_log() {
        assertThat(shown(Console.Audience.LOG, Duration.ofDays(1))).isEmpty();
    }

    @Test
    void nobody_is_told_nothing() {
        assertThat(shown(Console.Audience.NOBODY, Duration.ZERO)).isEmpty();
    }
}
