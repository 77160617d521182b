package org.colonnade.couchbase;

import org.colonnade.store.JsonForm;
import org.colonnade.store.StoreException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** JSON as a part of the JSON of a document, as the client reads and writes it: maps, lists, texts, numbers and booleans. */
final class InnerJson implements JsonForm {
    /** Couchbase finds parts of a document that has at most 32 levels, of which it needs some for itself. */
    private static final int DEEPEST = 29;

    private static final JsonMapper INNER = mapper(JsonFactory.builder()
            .streamReadConstraints(
                    StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
            .build());

    /** Reads and writes whole documents, with all digits of their numbers. */
    static JsonMapper documents() {
        return mapper(new JsonFactory());
    }

    private static JsonMapper mapper(JsonFactory factory) {
        return JsonMapper.builder(factory)
                .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                .build();
    }

    @Override
    public Object of(String text) {
        try {
            return INNER.readValue(text, Object.class);
        } catch (StreamConstraintsException e) {
            throw new StoreException(
                    StoreException.Kind.VALUE,
                    "Couchbase cannot keep this JSON: " + e.getOriginalMessage()
                            + "; nest it less deep, or make it a text",
                    e);
        } catch (JacksonException e) {
            throw new IllegalArgumentException("this is no JSON: " + text + ": " + e.getOriginalMessage(), e);
        }
    }

    @Override
    public String text(Object there) {
        return INNER.writeValueAsString(there);
    }
}
