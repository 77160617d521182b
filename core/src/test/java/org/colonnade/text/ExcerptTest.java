package org.colonnade.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class ExcerptTest {
    @Test
    void points_at_a_place() {
        assertThat(excerpt("first\r\nsecond line\r\n", "line")).isEqualTo("\n  2 | second line\n    |        ^~~~");
    }

    @Test
    void keeps_the_column_beyond_ascii() {
        assertThat(excerpt("a\t𝔘\u0007 b", "b")).isEqualTo("\n  1 | a 𝔘\uFFFD b\n    |      ^");
    }

    @Test
    void cuts_a_long_line_on_both_sides() {
        String excerpt = excerpt("𝔘".repeat(100) + "here" + "b".repeat(100), "here");
        assertThat(excerpt)
                .isEqualTo("\n  1 | …" + "𝔘".repeat(40) + "here" + "b".repeat(76) + "…\n    | " + " ".repeat(41)
                        + "^~~~");
    }

    @Test
    void shows_no_blank_line() {
        assertThat(Excerpt.of(new Source("a", "a\n  \nb").span(3, 3))).isEmpty();
    }

    @Test
    void takes_no_longer_in_a_long_line() {
        Source source = new Source("a", "entity ".repeat(300_000));
        assertTimeout(Duration.ofSeconds(20), () -> {
            for (int i = 0; i < 20_000; i++) {
                Excerpt.of(source.span(7 * i, 7 * i + 6));
            }
        });
    }

    private static String excerpt(String text, String part) {
        int start = text.indexOf(part);
        return Excerpt.of(new Source("a", text).span(start, start + part.length()));
    }
}
