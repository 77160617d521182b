package org.colonnade.mongodb;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.bson.Document;
import org.bson.RawBsonDocument;
import org.bson.codecs.DocumentCodec;
import org.bson.types.ObjectId;
import org.colonnade.json.AnyJson;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BsonTextTest {
    private static final BsonJson JSON = new BsonJson();

    @Property(tries = 1000)
    void is_the_text_that_documents_have(@ForAll long seed) {
        Document document = new Document();
        for (int i = 0; i < 3; i++) {
            Object value = kept(new AnyJson(seed + i).node(4).toString());
            document.append("%" + i, value);
        }
        assertSame(document);
    }

    /** Some numbers are beyond BSON's. */
    private static Object kept(String json) {
        try {
            return JSON.of(json);
        } catch (StoreException e) {
            return "";
        }
    }

    private static void assertSame(Document document) {
        Map<String, String> expected = new LinkedHashMap<>();
        document.forEach((name, value) -> expected.put(name, value == null ? null : JSON.text(value)));
        Map<String, String> texts = new LinkedHashMap<>();
        fields(document)
                .orElseThrow()
                .forEach((name, value) -> texts.put(name, value == null ? null : JSON.text(value)));
        assertThat(texts).containsExactlyEntriesOf(expected);
    }

    private static Optional<Map<String, Object>> fields(Document document) {
        return BsonText.fields(new RawBsonDocument(document, new DocumentCodec()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"b\":1,\"a\":[{\"\\u0000.\":-0.0},\"\\u0000\\n\\\"\"]}",
                "[1.7976931348623157E308,4.9E-324,1E+6111,0.00,-9223372036854775808,2147483648]",
                "[[],{},\"caffè \\\\ \\u001F\\t</\u007f\u2028\ud83d\ude00\",{\"\\\"\":[null,true,false]}]",
                "{\"\":{\"a%b\":{}},\"è\":\"\"}",
                "\"\""
            })
    void is_what_was_written(String json) {
        Document document = new Document("a", JSON.of(json)).append("none", null);
        assertSame(document);
        assertThat(fields(document).orElseThrow()).containsEntry("a", new BsonText.Value(json));
    }

    @Test
    void a_document_within_another_has_its_own_fields() {
        Document inner = new Document("x", 1).append("y", "two");
        RawBsonDocument outer = new RawBsonDocument(
                new Document("_id", new ObjectId()).append("entries", inner).append("z", 3), new DocumentCodec());
        assertThat(BsonText.fields((RawBsonDocument) outer.get("entries")).orElseThrow())
                .containsExactly(
                        Map.entry("x", new BsonText.Value("1")), Map.entry("y", new BsonText.Value("\"two\"")));
    }

    @Test
    void what_json_lacks_is_left_to_others() {
        assertThat(fields(new Document("a", new Document("id", new ObjectId()))))
                .isEmpty();
    }
}
