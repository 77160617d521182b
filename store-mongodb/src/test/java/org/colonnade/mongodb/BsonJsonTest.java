package org.colonnade.mongodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Arrays;
import java.util.List;
import org.bson.Document;
import org.bson.types.Decimal128;
import org.bson.types.ObjectId;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BsonJsonTest {
    private static final BsonJson JSON = new BsonJson();

    @Test
    void whole_numbers_are_as_small_as_they_can_be() {
        assertThat(JSON.of("[1,2147483647,-2147483648,-2147483649,-9223372036854775808,9223372036854775808]"))
                .isEqualTo(List.of(
                        1,
                        Integer.MAX_VALUE,
                        Integer.MIN_VALUE,
                        -2147483649L,
                        Long.MIN_VALUE,
                        Decimal128.parse("9223372036854775808")));
    }

    @Test
    void fractions_are_doubles_where_these_are_written_alike() {
        assertThat(JSON.of("[0.1,1.50,1.0E10,1e3,0.12345678901234567890]"))
                .isEqualTo(List.of(
                        0.1,
                        Decimal128.parse("1.50"),
                        1e10,
                        Decimal128.parse("1E+3"),
                        Decimal128.parse("0.12345678901234567890")));
    }

    @Test
    void objects_are_documents_without_dots_and_dollars_in_names() {
        assertThat(JSON.of("{\"a.b\":{\"$oid\":\"x\"},\"\":[null,true],\"%\":\"$a.b\"}"))
                .isEqualTo(new Document("a%2eb", new Document("%24oid", "x"))
                        .append("%", Arrays.asList(null, true))
                        .append("%25", "$a.b"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"b\":1,\"a\":[{\"\\u0000.\":-0.0},\"\\u0000\\n\\\"\"]}",
                "[1.7976931348623157E308,4.9E-324,1.17549435E-38,1E+6111,0.00]",
                "\"\"",
                "[]",
                "[[],{},\"caffè \\\\ \\u001F\\t</\u007f\u2028\",{\"\\\"\":[null,true]}]",
                "{\"a:b/c\":{}}"
            })
    void what_is_read_is_what_was_written(String text) {
        assertThat(JSON.kept(text)).isEqualTo(text);
    }

    @Test
    void what_others_have_put_there_is_a_text() {
        ObjectId id = new ObjectId();
        assertThat(JSON.text(new Document("id", id))).isEqualTo("{\"id\":\"" + id + "\"}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.123456789012345678901234567890123456", "1e7000"})
    void numbers_that_bson_does_not_have_are_refused(String number) {
        StoreException e = catchThrowableOfType(StoreException.class, () -> JSON.of("[" + number + "]"));
        assertThat(e.kind()).isEqualTo(StoreException.Kind.VALUE);
    }

    @Test
    void what_is_nested_too_deep_is_refused() {
        assertThat(JSON.kept("[".repeat(95) + "]".repeat(95))).hasSize(190);
        StoreException e = catchThrowableOfType(StoreException.class, () -> JSON.of("[".repeat(96) + "]".repeat(96)));
        assertThat(e.kind()).isEqualTo(StoreException.Kind.VALUE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "{a:1}", "[1,]", "1 2", "{} {}", "01"})
    void what_is_no_json_is_told(String text) {
        assertThatThrownBy(() -> JSON.of(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no JSON");
    }
}
