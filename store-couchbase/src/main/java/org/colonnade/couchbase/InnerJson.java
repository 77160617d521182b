package org.colonnade.couchbase;

import com.couchbase.client.core.error.DecodingFailureException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.colonnade.store.JsonForm;
import org.colonnade.store.JsonScan;
import org.colonnade.store.StoreException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.util.RawValue;

/**
 * JSON as a part of the JSON of a document: as it is, or as the client reads it, which is maps, lists, texts, numbers and
 * booleans.
 */
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

    /** The members of an object in a document, by their names; their values are not read. */
    static Map<String, String> members(String document, String field) {
        try {
            Map<String, String> members = JsonScan.members(document, field);
            return members.keySet().stream().anyMatch(InnerJson::isEscaped) ? unescaped(members) : members;
        } catch (IllegalArgumentException | JacksonException e) {
            throw new DecodingFailureException(e.getMessage(), e);
        }
    }

    private static boolean isEscaped(String name) {
        return name.indexOf('\\') >= 0;
    }

    private static Map<String, String> unescaped(Map<String, String> members) {
        Map<String, String> unescaped = new LinkedHashMap<>();
        members.forEach((name, json) -> unescaped.put(INNER.readValue('"' + name + '"', String.class), json));
        return unescaped;
    }

    /** What the JSON of a member is; null if that is null. */
    static Object member(String json) {
        return json.equals("null") ? null : new RawValue(json);
    }

    /** What is somewhere as the client reads it. */
    private static Object read(Object there) {
        return there instanceof RawValue raw ? INNER.readValue((String) raw.rawValue(), Object.class) : there;
    }

    @Override
    public Object of(String text) {
        try (JsonParser parser = INNER.createParser(text)) {
            if (parser.nextToken() == null) {
                throw new IllegalArgumentException("this is no JSON, but empty");
            } else if (parser.skipChildren().nextToken() != null) {
                throw new IllegalArgumentException("this is no JSON, but more than one value: " + text);
            }
            return new RawValue(text);
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

    /** What others have broken into lines is put on one. */
    @Override
    public String text(Object there) {
        return there instanceof RawValue raw && raw.rawValue() instanceof String text && isOneLine(text)
                ? text
                : INNER.writeValueAsString(read(there));
    }

    private static boolean isOneLine(String text) {
        return text.indexOf('\n') < 0 && text.indexOf('\r') < 0;
    }

    /** In one form, so that the same JSON is the same text. */
    @Override
    public String kept(String text) {
        return INNER.writeValueAsString(read(of(text)));
    }
}
