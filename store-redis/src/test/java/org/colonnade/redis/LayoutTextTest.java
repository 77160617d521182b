package org.colonnade.redis;

import static org.assertj.core.api.Assertions.assertThat;

import org.colonnade.aggregates.LayoutGoldens;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.Test;

class LayoutTextTest {
    @Test
    void layouts_are_what_they_were() {
        LayoutGoldens.check(new RedisProvider(), Goldens.resource("store-redis", "layouts.txt"));
    }

    @Test
    void bytes_are_shown_as_the_shell_does() {
        assertThat(ShellText.of(Command.bytes("a \"\\\n\r\t\u0007\b\0\u001f\u007fü~")))
                .isEqualTo("\"a \\\"\\\\\\n\\r\\t\\a\\b\\x00\\x1f\\x7f\\xc3\\xbc~\"");
    }
}
