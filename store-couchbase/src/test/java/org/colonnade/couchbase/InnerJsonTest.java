package org.colonnade.couchbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.couchbase.client.core.error.DecodingFailureException;
import java.util.Map;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InnerJsonTest {
    private final InnerJson json = new InnerJson();

    @ParameterizedTest
    @ValueSource(strings = {"{\"a\":[1.50,\"\\n\"]}", "[]", "\"caffè\"", "-7", "true", "{ \"a\" : 1e3 }"})
    void is_written_as_it_is(String text) {
        Map<String, Object> document = Map.of("entry", json.of(text));
        assertThat(InnerJson.documents().writeValueAsString(document)).isEqualTo("{\"entry\":" + text + "}");
        assertThat(json.text(json.of(text))).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "{", "[1", "{\"a\"}", "x", "1 2", "[] []", "\"a", "[1,]", "[1}", "1,\"a\":2"})
    void what_is_none_is_refused(String text) {
        assertThatThrownBy(() -> json.of(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void what_is_deeper_than_couchbase_reads_is_refused() {
        assertThat(json.text(json.of("[".repeat(29) + "]".repeat(29)))).hasSize(58);
        assertThatThrownBy(() -> json.of("[".repeat(30) + "]".repeat(30)))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("Couchbase cannot keep this JSON, which has more than 29 levels");
    }

    @Test
    void the_same_is_kept_as_the_same_text() {
        assertThat(json.kept("{ \"a\" : [ 1.50, \"\\u0041\" ] }")).isEqualTo(json.kept("{\"a\":[1.50,\"A\"]}"));
    }

    @Test
    void what_has_several_lines_is_put_on_one() {
        assertThat(json.text(InnerJson.member("{\n  \"a\": 1\r\n}"))).isEqualTo("{\"a\":1}");
    }

    @Test
    void members_have_their_names_without_escapes() {
        assertThat(InnerJson.members("{\"of\" : {\"a\\u003db\" : [1], \"c\":\"}\"}}", "of"))
                .containsExactly(Map.entry("a=b", "[1]"), Map.entry("c", "\"}\""));
    }

    @Test
    void what_is_no_document_is_broken() {
        assertThatThrownBy(() -> InnerJson.members("{\"a\":", "a")).isInstanceOf(DecodingFailureException.class);
        assertThatThrownBy(() -> InnerJson.members("", "a")).isInstanceOf(DecodingFailureException.class);
    }
}
