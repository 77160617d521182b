package org.colonnade.redis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Field;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

class MemberTextTest {
    private static final Field BODY = new Field("bödy", simple(Scalar.TEXT));
    private static final Field VOTES = new Field("votes", simple(Scalar.LONG));
    private static final Field TAGS = new Field("tags", new Type.Collection(simple(Scalar.TEXT), 3));
    private static final MemberText TEXT = new MemberText(List.of(BODY, VOTES, TAGS));

    private static Type.Simple simple(Scalar scalar) {
        return new Type.Simple(scalar, scalar.size());
    }

    private static byte[] object(Object body, Object votes, Object tags) {
        Map<Field, Object> values = new LinkedHashMap<>();
        values.put(BODY, body);
        values.put(VOTES, votes);
        values.put(TAGS, tags);
        return TEXT.entry(values);
    }

    @Test
    void members_have_lines_of_their_own() {
        assertThat(Command.text(object("a\nb", 3L, List.of("c"))))
                .isEqualTo("{\n\"bödy\": \"a\\nb\",\n\"votes\": 3,\n\"tags\": [\"c\"]\n}");
        assertThat(Command.text(object(null, null, null))).isEqualTo("{}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "plain",
                "\\",
                "\"",
                ",",
                "ends with a comma,",
                "{\"a\": \"b\\\\c\", \"d\": \"\\\"\"",
                "{",
                "{}{}",
                "[}",
                "[],[]",
                "{\"a\":}",
                "{\n}",
                "[\"\t\"]",
                " {}",
                "[] ",
                "17",
                "null",
                "\b\f\n\r\t/",
                "\u0000 \u001f",
                "é 😀 \u2028",
                "\"é\"\n\\😀\\"
            })
    void texts_are_read_as_they_were(String text) {
        byte[] kept = object(text, Long.MIN_VALUE, List.of(text, text));
        assertThat(TEXT.values(kept)).containsExactly(text, Long.MIN_VALUE, List.of(text, text));
        assertThat(JsonMapper.shared().readTree(kept).get("bödy").stringValue()).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"{}", "[]", "{\"a\": \"b\\\\c\", \"d\": \"\\\"\"}", "[1.50,\r{\"é 😀\":null} ]", "[\"\\n\"]"})
    void texts_that_are_json_stand_there_as_they_are(String text) {
        byte[] kept = object(text, Long.MIN_VALUE, List.of(text));
        assertThat(Command.text(kept)).startsWith("{\n\"bödy\": " + text + ",\n\"votes\": ");
        assertThat(JsonMapper.shared().readTree(kept).get("bödy"))
                .isEqualTo(JsonMapper.shared().readTree(text));
        assertThat(TEXT.values(kept)).containsExactly(text, Long.MIN_VALUE, List.of(text));
    }

    @Test
    void json_is_read_from_a_string_too() {
        assertThat(TEXT.values(Command.bytes("{\n\"bödy\": \"{\\\"a\\\":1}\"\n}")))
                .isEqualTo(Arrays.asList("{\"a\":1}", null, null));
    }

    @Test
    void what_is_not_there_is_null() {
        assertThat(TEXT.values(object(null, null, null))).isEqualTo(Arrays.asList(null, null, null));
        assertThat(TEXT.values(object(null, 1L, null))).isEqualTo(Arrays.asList(null, 1L, null));
        assertThat(TEXT.values(Command.bytes("{\n\"other\": 1,\n\"votes\": 2\n}")))
                .isEqualTo(Arrays.asList(null, 2L, null));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "{\"votes\": 2}", "[]"})
    void what_has_no_lines_is_broken(String kept) {
        assertThatThrownBy(() -> TEXT.values(Command.bytes(kept)))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("without a line for each member");
    }
}
