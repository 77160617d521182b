package org.colonnade.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;

/** How Java objects are made of JSON that a store has kept. */
class KeptJsonTest {
    private static final JsonMapper JACKSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();
    private static final Function<String, Optional<JsonNode>> NODES = ComplexJson.objects(JsonNode.class);
    private static final Function<String, Optional<Object>> ANY = ComplexJson.objects(Object.class);

    @Property(tries = 1000)
    void json_is_read_as_it_was_written(@ForAll long seed) {
        JsonNode json = new AnyJson(seed).node(4);
        assertThat(NODES.apply(json.toString())).contains(JACKSON.readTree(json.toString()));
        assertThat(NODES.apply(json.toPrettyString())).contains(JACKSON.readTree(json.toString()));
    }

    @Property(tries = 3000)
    void what_is_damaged_is_refused_if_and_only_if_jackson_does(@ForAll long seed) {
        Random random = new Random(seed);
        String text = damaged(new AnyJson(seed).node(3).toString(), random);
        assertThat(NODES.apply(text).filter(n -> !n.isMissingNode()).isPresent())
                .as(text)
                .isEqualTo(isJson(text));
    }

    private static boolean isJson(String text) {
        try {
            return !JACKSON.readTree(text).isMissingNode();
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
        assertThat(ANY.apply(text)).isEmpty();
    }

    @Test
    void numbers_and_names_that_jackson_would_not_read_are_refused() {
        for (String text : List.of("7".repeat(1000), "{\"" + "n".repeat(50_000) + "\":1}")) {
            assertThat(ANY.apply(text)).isPresent();
            assertThat(ANY.apply(text.replaceFirst("[7n]", "$0$0"))).isEmpty();
        }
    }

    @Test
    void numbers_keep_all_their_digits() {
        assertThat(NODES.apply("[1.50,0.12345678901234567890,123456789012345678901234567890]")
                        .orElseThrow())
                .hasToString("[1.50,0.12345678901234567890,123456789012345678901234567890]");
        assertThat(ComplexJson.objects(BigDecimal.class).apply("-0.10")).contains(new BigDecimal("-0.10"));
    }

    @Test
    void exponents_that_no_decimal_has_are_refused() {
        assertThat(ComplexJson.objects(BigDecimal.class).apply("-9.782451259368503E1817203444415185584419"))
                .isEmpty();
    }

    @Test
    void strings_may_be_of_any_length() {
        String longest = "x".repeat(120_000_000);
        assertThat(ComplexJson.objects(String.class).apply('"' + longest + '"').orElseThrow())
                .hasSameSizeAs(longest);
    }

    @Test
    void strings_are_taken_whatever_is_behind_them() {
        assertThat(ComplexJson.objects(String[].class)
                        .apply("[\"a\", \"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\", \"\\\\\", \"b\"]")
                        .orElseThrow())
                .containsExactly("a", "\"\\/\b\f\n\r\té", "\\", "b");
    }
}
