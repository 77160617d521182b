package org.colonnade.text;

import static org.assertj.core.api.Assertions.assertThat;

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
    void looks_at_few_characters_of_a_long_line() {
        Source source = new Source("a", "entity ".repeat(300_000));
        for (int i = 0; i < 300_000; i += 1_000) {
            assertThat(looks(source.span(7 * i, 7 * i + 6))).isLessThan(1_000);
            assertThat(looks(source.span(7 * i, 7 * 300_000))).isLessThan(1_000);
        }
    }

    private static int looks(Span at) {
        Counted text = new Counted(at.source().text());
        assertThat(Excerpt.of(at, text)).isEqualTo(Excerpt.of(at));
        return text.looks;
    }

    /** Counts the characters that somebody looks at. */
    private static final class Counted implements CharSequence {
        private final String text;
        private int looks;

        Counted(String text) {
            this.text = text;
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int index) {
            looks++;
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            looks += end - start;
            return text.substring(start, end);
        }

        @Override
        public String toString() {
            looks += text.length();
            return text;
        }
    }

    private static String excerpt(String text, String part) {
        int start = text.indexOf(part);
        return Excerpt.of(new Source("a", text).span(start, start + part.length()));
    }
}
