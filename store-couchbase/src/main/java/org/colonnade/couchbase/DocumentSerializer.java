package org.colonnade.couchbase;

import com.couchbase.client.java.codec.Jackson3JsonSerializer;
import com.couchbase.client.java.codec.JsonSerializer;
import com.couchbase.client.java.codec.TypeRef;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.colonnade.store.JsonScan;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.util.RawValue;

/**
 * Documents and parts of them as the client reads and writes them: by Jackson, but for parts that are JSON already. Those stand
 * in the document as a whole, where Jackson takes them character by character.
 *
 * <p>Invariant: what it writes is what Jackson writes.
 */
final class DocumentSerializer implements JsonSerializer {
    /** For keys and names, as far as there are usually some. */
    private static final int MORE_ROOM = 256;

    private final JsonMapper mapper = InnerJson.documents();
    private final JsonSerializer reader = Jackson3JsonSerializer.create(mapper);

    @Override
    public byte[] serialize(Object content) {
        return isRaw(content) ? bytes(content) : reader.serialize(content);
    }

    @Override
    public <T> T deserialize(Class<T> target, byte[] json) {
        return reader.deserialize(target, json);
    }

    @Override
    public <T> T deserialize(TypeRef<T> target, byte[] json) {
        return reader.deserialize(target, json);
    }

    /** Whether something is JSON already, or has parts that are. */
    private static boolean isRaw(Object content) {
        return length(content) > 0;
    }

    /** How many characters of JSON something has already. */
    private static int length(Object content) {
        if (content instanceof RawValue raw && raw.rawValue() instanceof String json) {
            return json.length();
        }
        return content instanceof Map<?, ?> object
                ? object.values().stream().mapToInt(DocumentSerializer::length).sum()
                : 0;
    }

    /** Half of a surrogate pair has no bytes, which Jackson tells. */
    private byte[] bytes(Object content) {
        StringBuilder written = new StringBuilder(length(content) + MORE_ROOM);
        write(written, content);
        String text = written.toString();
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return new String(bytes, StandardCharsets.UTF_8).equals(text) ? bytes : reader.serialize(content);
    }

    private void write(StringBuilder text, Object content) {
        if (content instanceof RawValue raw && isRaw(raw)) {
            text.append(raw.rawValue());
        } else if (isRaw(content) && content instanceof Map<?, ?> object) {
            String separator = "{";
            for (Map.Entry<?, ?> member : object.entrySet()) {
                name(text.append(separator), (String) member.getKey()).append(':');
                write(text, member.getValue());
                separator = ",";
            }
            text.append('}');
        } else {
            text.append(mapper.writeValueAsString(content));
        }
    }

    private StringBuilder name(StringBuilder text, String name) {
        return JsonScan.isPlain(name)
                ? text.append('"').append(name).append('"')
                : text.append(mapper.writeValueAsString(name));
    }
}
