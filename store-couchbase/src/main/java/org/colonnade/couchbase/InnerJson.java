package org.colonnade.couchbase;

import com.couchbase.client.core.error.DecodingFailureException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.colonnade.store.JsonForm;
import org.colonnade.store.JsonScan;
import org.colonnade.store.StoreException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
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

    private static final JsonMapper INNER = documents();

    /** Reads and writes whole documents, with all digits of their numbers. */
    static JsonMapper documents() {
        return JsonMapper.builder()
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
        int values = 0;
        try (JsonParser json = INNER.createParser(text)) {
            while (json.nextToken() != null) {
                requireDepth(json);
                values += json.streamReadContext().inRoot() ? 1 : 0;
            }
        } catch (JacksonException e) {
            throw new IllegalArgumentException("this is no JSON: " + e.getOriginalMessage(), e);
        }
        if (values != 1) {
            throw new IllegalArgumentException("this is no JSON, but " + values + " values");
        }
        return new RawValue(text);
    }

    private static void requireDepth(JsonParser json) {
        if (json.streamReadContext().getNestingDepth() > DEEPEST) {
            throw new StoreException(
                    StoreException.Kind.VALUE,
                    "Couchbase cannot keep this JSON, which has more than " + DEEPEST
                            + " levels; nest it less deep, or make it a text");
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
