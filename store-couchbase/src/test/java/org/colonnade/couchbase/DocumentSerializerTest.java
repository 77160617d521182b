package org.colonnade.couchbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.couchbase.client.java.codec.TypeRef;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.util.RawValue;

class DocumentSerializerTest {
    private static final DocumentSerializer SERIALIZER = new DocumentSerializer();

    private static String json(Object content) {
        return new String(SERIALIZER.serialize(content), StandardCharsets.UTF_8);
    }

    private static void assertAsByJackson(Object content) {
        assertThat(json(content)).isEqualTo(InnerJson.documents().writeValueAsString(content));
    }

    private static Map<String, Object> entries(Object... entries) {
        Map<String, Object> all = new LinkedHashMap<>();
        for (int i = 0; i < entries.length; i++) {
            all.put("%" + i + "\"\\\n\u00e8\ud83d\ude00", entries[i]);
        }
        return all;
    }

    @Test
    void json_stands_in_a_document_as_it_is() {
        RawValue raw = new RawValue("{\"a\": [\"caff\u00e8\", 1.50]}");
        assertAsByJackson(Map.of("block", Map.of("id", "caff\u00e8 \"\n"), "entries", entries(raw, null, raw)));
        assertThat(json(raw)).isEqualTo(raw.rawValue());
    }

    @Test
    void other_values_are_written_by_jackson() {
        assertAsByJackson(Map.of(
                "entries", entries(1, "a\"b", List.of(true, 2.5), Map.of("x", Arrays.asList(1, null)))));
        assertAsByJackson(Map.of("entries", entries(entries(1, new RawValue("[]"), "\u0000"), Map.of())));
        assertAsByJackson(List.of("a", "b"));
        assertAsByJackson(Map.of());
    }

    @Test
    void half_of_a_surrogate_pair_is_refused() {
        Map<String, Object> document = Map.of("entries", Map.of("a", new RawValue("\"x\ud800y\"")));
        assertThatThrownBy(() -> SERIALIZER.serialize(document)).hasStackTraceContaining("surrogate pair");
    }

    @Test
    void what_is_written_is_read() {
        Map<String, Object> document = Map.of("entries", Map.of("a", new RawValue("{\"b\":[1]}")));
        assertThat(SERIALIZER.deserialize(new TypeRef<Map<String, Object>>() {}, SERIALIZER.serialize(document)))
                .isEqualTo(Map.of("entries", Map.of("a", Map.of("b", List.of(1)))));
        assertThat(SERIALIZER.<Object>deserialize(Object.class, SERIALIZER.serialize(1)))
                .isEqualTo(1);
    }
}
