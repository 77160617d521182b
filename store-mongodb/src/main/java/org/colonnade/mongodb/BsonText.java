package org.colonnade.mongodb;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.bson.BsonType;
import org.bson.RawBsonDocument;
import org.bson.io.BasicOutputBuffer;
import org.bson.types.Decimal128;

/**
 * The fields of a document as JSON, made of its bytes without documents, lists and strings in between.
 *
 * <p>Invariant: the JSON of a field is what {@link BsonJson#text} makes of it.
 */
final class BsonText {
    private final byte[] bson;
    private final ByteBuffer numbers;
    private final BasicOutputBuffer json;
    private int at;

    private BsonText(RawBsonDocument document) {
        this.bson = document.getBackingArray();
        this.numbers = ByteBuffer.wrap(bson).order(ByteOrder.LITTLE_ENDIAN);
        this.json = new BasicOutputBuffer(document.getByteLength());
        this.at = document.getByteOffset();
    }

    /** The JSON of a field. */
    record Value(String json) {}

    /** The fields in their order, without a value where they are null; empty if something is there that JSON lacks. */
    static Optional<Map<String, Object>> fields(RawBsonDocument document) {
        try {
            return Optional.of(new BsonText(document).fields());
        } catch (UnsupportedOperationException e) {
            return Optional.empty();
        }
    }

    private Map<String, Object> fields() {
        Map<String, Object> fields = new LinkedHashMap<>();
        at += Integer.BYTES;
        for (BsonType type = type(); type != BsonType.END_OF_DOCUMENT; type = type()) {
            int name = at;
            int end = passName();
            fields.put(text(name, end), type == BsonType.NULL ? null : value(type));
        }
        return fields;
    }

    private BsonType type() {
        return BsonType.findByValue(bson[at++]);
    }

    /** Goes behind the name that is here; where it ends. */
    private int passName() {
        while (bson[at] != 0) {
            at++;
        }
        return at++;
    }

    private String text(int begin, int end) {
        return new String(bson, begin, end - begin, StandardCharsets.UTF_8);
    }

    private Value value(BsonType type) {
        json.truncateToPosition(0);
        write(type);
        return new Value(new String(json.getInternalBuffer(), 0, json.getSize(), StandardCharsets.UTF_8));
    }

    private void write(BsonType type) {
        switch (type) {
            case DOCUMENT -> document();
            case ARRAY -> array();
            case STRING -> string();
            case INT32 -> write(Integer.toString(int32()));
            case INT64 -> write(Long.toString(int64()));
            case DOUBLE -> write(Double.toString(Double.longBitsToDouble(int64())));
            case DECIMAL128 -> decimal();
            case BOOLEAN -> write(Boolean.toString(bson[at++] != 0));
            case NULL -> write("null");
            default -> throw new UnsupportedOperationException("JSON has no " + type);
        }
    }

    private void write(String text) {
        json.write(text.getBytes(StandardCharsets.UTF_8));
    }

    private void document() {
        at += Integer.BYTES;
        char separator = '{';
        for (BsonType type = type(); type != BsonType.END_OF_DOCUMENT; type = type()) {
            json.writeByte(separator);
            int name = at;
            name(name, passName());
            json.writeByte(':');
            write(type);
            separator = ',';
        }
        write(separator == '{' ? "{}" : "}");
    }

    private void array() {
        at += Integer.BYTES;
        char separator = '[';
        for (BsonType type = type(); type != BsonType.END_OF_DOCUMENT; type = type()) {
            json.writeByte(separator);
            passName();
            write(type);
            separator = ',';
        }
        write(separator == '[' ? "[]" : "]");
    }

    /** A name with a percent sign is another one there than here. */
    private void name(int begin, int end) {
        for (int i = begin; i < end; i++) {
            if (bson[i] == '%') {
                write(BsonJson.quoted(BsonJson.NAMES.read(text(begin, end))));
                return;
            }
        }
        string(begin, end);
    }

    private void string() {
        int size = int32();
        string(at, at + size - 1);
        at += size;
    }

    private void string(int begin, int end) {
        if (isPlain(begin, end)) {
            json.writeByte('"');
            json.writeBytes(bson, begin, end - begin);
            json.writeByte('"');
        } else {
            write(BsonJson.quoted(text(begin, end)));
        }
    }

    /** Whether JSON has a text as it is, without escapes. */
    private boolean isPlain(int begin, int end) {
        for (int i = begin; i < end; i++) {
            if (bson[i] >= 0 && bson[i] < ' ' || bson[i] == '"' || bson[i] == '\\') {
                return false;
            }
        }
        return true;
    }

    private void decimal() {
        long low = int64();
        write(Decimal128.fromIEEE754BIDEncoding(int64(), low).toString());
    }

    private int int32() {
        at += Integer.BYTES;
        return numbers.getInt(at - Integer.BYTES);
    }

    private long int64() {
        at += Long.BYTES;
        return numbers.getLong(at - Long.BYTES);
    }
}
