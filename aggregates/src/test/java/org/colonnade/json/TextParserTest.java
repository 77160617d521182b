package org.colonnade.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.colonnade.store.JsonTokens;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

class TextParserTest {
    private static final JsonMapper OURS = JsonMapper.builder(new TextFactory()).build();
    private static final JsonMapper THEIRS = JsonMapper.builder().build();
    private static final JsonMapper INDENTED = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
            .build();

    @Property(tries = 1000)
    void json_gives_the_same_tokens_as_with_jackson(@ForAll long seed) {
        JsonNode json = new AnyJson(seed).node(4);
        for (String text : List.of(json.toString(), INDENTED.writeValueAsString(json))) {
            assertThat(tokens(OURS, text)).isEqualTo(tokens(THEIRS, text));
            assertThat(OURS.readTree(text)).isEqualTo(THEIRS.readTree(text));
        }
    }

    @Property(tries = 3000)
    void what_is_damaged_is_refused_if_and_only_if_jackson_does(@ForAll long seed) {
        Random random = new Random(seed);
        String text = damaged(new AnyJson(seed).node(3).toString(), random);
        assertThat(isJson(text)).as(text).isEqualTo(isRead(THEIRS, text));
        if (isRead(THEIRS, text)) {
            assertThat(tokens(OURS, text)).as(text).isEqualTo(tokens(THEIRS, text));
        } else {
            assertThat(isRead(OURS, text) && !hasControls(text)).as(text).isFalse();
        }
    }

    private static boolean isJson(String text) {
        try {
            JsonTokens tokens = JsonTokens.of(text);
            while (tokens.next() != JsonTokens.Token.END) {}
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** Strings of kept JSON are not searched for these. */
    private static boolean hasControls(String text) {
        return text.chars().anyMatch(c -> c < ' ');
    }

    /** Whether a text is one value. */
    private static boolean isRead(JsonMapper mapper, String text) {
        try {
            return !mapper.readTree(text).isMissingNode();
        } catch (JacksonException e) {
            return false;
        }
    }

    private static String damaged(String text, Random random) {
        int at = random.nextInt(text.length());
        String instead = List.of("", "\"", "\\", "{", "}", "]", ",", "x", "1", "\u0001", "\0")
                .get(random.nextInt(11));
        return text.substring(0, at) + instead + (random.nextInt(4) == 0 ? "" : text.substring(at + 1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[",
                "[1",
                "[1,]",
                "[1 2]",
                "{\"a\"}",
                "{\"a\":}",
                "{\"a\":1,}",
                "{a:1}",
                "\"a",
                "\"a\\\"",
                "\"\\x\"",
                "\"\\u12g4\"",
                "tru",
                "-",
                "]",
                "[1}",
                "{]",
                "01",
                "-01",
                "1.",
                ".5",
                "1e",
                "+1",
                "1 2",
                "[] {}",
                "\"\\\u0001\"",
                "\"\\u１234\"",
                "\u00a01",
                "\u000b1"
            })
    void what_is_no_json_is_refused(String text) {
        assertThatThrownBy(() -> OURS.readValue(text, Object.class)).isInstanceOf(JacksonException.class);
    }

    @Test
    void numbers_and_names_that_jackson_would_not_read_are_refused() {
        for (String text : List.of("7".repeat(1000), "{\"" + "n".repeat(50_000) + "\":1}")) {
            String longer = text.replaceFirst("[7n]", "$0$0");
            assertThat(isRead(OURS, text)).isTrue();
            assertThat(isRead(THEIRS, text)).isTrue();
            assertThat(isRead(OURS, longer)).isFalse();
            assertThat(isRead(THEIRS, longer)).isFalse();
        }
    }

    @Test
    void exponents_that_no_decimal_has_are_told_as_jackson_tells_them() {
        String text = "[-9.782451259368503E1817203444415185584419, 1]";
        assertThat(tokens(OURS, text)).isEqualTo(tokens(THEIRS, text)).anyMatch(t -> t.endsWith("no decimal"));
    }

    @Test
    void strings_are_taken_whatever_is_behind_them() {
        assertThat(OURS.readValue("[\"a\", \"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\", \"\\\\\", \"b\"]", String[].class))
                .containsExactly("a", "\"\\/\b\f\n\r\té", "\\", "b");
    }

    /** All that a parser tells of a text, to its end or to where it refuses it. */
    private static List<String> tokens(JsonMapper mapper, String text) {
        List<String> tokens = new ArrayList<>();
        try (JsonParser parser = mapper.createParser(text)) {
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                tokens.add(token + " " + parser.streamReadContext().pathAsPointer() + " " + told(parser));
            }
        } catch (JacksonException e) {
            tokens.add("refused");
        }
        tokens.add(tokens.contains("refused") ? "refused" : "end");
        return tokens;
    }

    private static String told(JsonParser parser) {
        StringWriter written = new StringWriter();
        parser.getString(written);
        String string = parser.getString();
        String characters =
                new String(parser.getStringCharacters(), parser.getStringOffset(), parser.getStringLength());
        return String.join(" ", string, written.toString(), characters, number(parser));
    }

    private static String number(JsonParser parser) {
        if (!parser.currentToken().isNumeric()) {
            return "";
        }
        return parser.getNumberType() + " " + parser.getNumberValue() + " " + parser.getDoubleValue() + " "
                + decimal(parser);
    }

    /** Jackson tells of exponents that no decimal has by another exception than of anything else. */
    private static String decimal(JsonParser parser) {
        try {
            return parser.getDecimalValue().toString();
        } catch (NumberFormatException e) {
            return "no decimal";
        }
    }
}
