package org.colonnade.mongodb;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.bson.Document;
import org.bson.RawBsonDocument;
import org.bson.codecs.DocumentCodec;
import org.colonnade.json.AnyJson;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.Test;

class BsonBytesTest {
    @Property(tries = 1000)
    void are_those_of_the_document_that_json_is(@ForAll long seed) {
        String json = "{\"a.b\":" + new AnyJson(seed).node(4) + ",\"è\":" + new AnyJson(~seed).node(2) + "}";
        document(json)
                .ifPresent(document ->
                        assertThat(BsonBytes.of(json).map(BsonBytesTest::bytes)).contains(bytes(document)));
    }

    /** Some numbers are beyond BSON's. */
    private static Optional<RawBsonDocument> document(String json) {
        try {
            return Optional.of(new RawBsonDocument((Document) BsonJson.values(json), new DocumentCodec()));
        } catch (StoreException e) {
            return Optional.empty();
        }
    }

    private static ByteBuffer bytes(RawBsonDocument document) {
        return document.getByteBuffer().asNIO();
    }

    @Test
    void are_not_made_where_json_is_no_object() {
        assertThat(BsonBytes.of("[{}]")).isEmpty();
        assertThat(BsonBytes.of("1")).isEmpty();
    }

    @Test
    void are_not_made_where_a_name_comes_twice() {
        assertThat(BsonBytes.of("{\"a\":[{\"b\":1,\"b\":2}]}")).isEmpty();
        assertThat(BsonBytes.of("{\"a\":{\"b\":1},\"b\":2}")).isPresent();
    }
}
