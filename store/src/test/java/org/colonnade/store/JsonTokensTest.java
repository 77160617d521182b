package org.colonnade.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.store.JsonTokens.Token;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What JSON is and what is not is held against Jackson where that is at hand, with the parser that is made of this. */
class JsonTokensTest {
    @Test
    void are_told_one_after_the_other() {
        assertThat(told("{\"a\" : [1, -2.5e3, \"b\\u0041\\n\", true, false, null], \"\": {}}"))
                .containsExactly(
                        "BEGIN_OBJECT 1",
                        "NAME 1 a",
                        "BEGIN_ARRAY 2",
                        "WHOLE_NUMBER 2 1",
                        "FRACTION 2 -2.5e3",
                        "STRING 2 bA\n",
                        "TRUE 2",
                        "FALSE 2",
                        "NULL 2",
                        "END_ARRAY 1",
                        "NAME 1 ",
                        "BEGIN_OBJECT 2",
                        "END_OBJECT 1",
                        "END_OBJECT 0");
    }

    private static List<String> told(String text) {
        List<String> told = new ArrayList<>();
        JsonTokens tokens = JsonTokens.of(text);
        for (Token token = tokens.next(); token != Token.END; token = tokens.next()) {
            told.add(token + " " + tokens.depth() + string(token, tokens));
        }
        return told;
    }

    private static String string(Token token, JsonTokens tokens) {
        return switch (token) {
            case NAME, STRING, WHOLE_NUMBER, FRACTION -> " " + tokens.string();
            default -> "";
        };
    }

    @Test
    void behind_the_end_there_is_nothing_else() {
        JsonTokens tokens = JsonTokens.of(" 7 ");
        assertThat(List.of(tokens.next(), tokens.next(), tokens.next()))
                .containsExactly(Token.WHOLE_NUMBER, Token.END, Token.END);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            value = {
                "''           | no value at character 1",
                "[1,]         | no value at character 4",
                "[1 2]        | no , at character 4",
                "{\"a\" 1}    | no : at character 6",
                "{\"a\":1,}   | no \" at character 8",
                "1 2          | more than one value at character 3",
                "\"a          | a string without an end at character 2",
                "\"a\\        | a string without an end at character 2",
                "\"\\x\"      | no escape that JSON has at character 3",
                "\"\\u00g0\"  | no hexadecimal digit at character 6",
                "tru          | no true at character 1",
                "1.           | no digit at character 3",
                "-            | no value at character 2"
            })
    void what_is_none_is_refused_where_it_ceases_to_be_some(String text, String why) {
        assertThatThrownBy(() -> told(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("this is no JSON: " + why);
    }

    @Test
    void control_characters_are_blanks_or_nothing() {
        assertThat(told("[\n\t\"a long string\"\r\n]")).hasSize(3);
        assertThatThrownBy(() -> told("[\n\"a\nlong string\"]"))
                .hasMessage("this is no JSON: a control character in a string at character 5");
        assertThatThrownBy(() -> told("[\u000b]")).hasMessageContaining("no value at character 2");
    }
}
