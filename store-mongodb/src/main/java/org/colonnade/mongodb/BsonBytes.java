package org.colonnade.mongodb;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.bson.BsonType;
import org.bson.RawBsonDocument;
import org.bson.io.BasicOutputBuffer;
import org.bson.types.Decimal128;
import org.colonnade.store.JsonTokens;
import org.colonnade.store.JsonTokens.Token;

/**
 * An object of JSON as the bytes of a document, without documents and lists in between. Strings become bytes as a whole, where
 * the driver takes them character by character.
 *
 * <p>Invariant: the document is the one that {@link BsonJson#values} makes of the same JSON.
 */
final class BsonBytes {
    /** Types, lengths and ends take a little more room than the signs of JSON, where there are many. */
    private static final int MORE_ROOM = 256;

    private final JsonTokens tokens;
    private final BasicOutputBuffer bson;

    private BsonBytes(String text) {
        this.tokens = JsonTokens.of(text);
        this.bson = new BasicOutputBuffer(text.length() + MORE_ROOM);
    }

    /** The document; empty if the JSON is no object, or one in it has two members of the same name. */
    static Optional<RawBsonDocument> of(String text) {
        BsonBytes bytes = new BsonBytes(text);
        if (bytes.tokens.next() != Token.BEGIN_OBJECT || !bytes.isObject()) {
            return Optional.empty();
        }
        bytes.tokens.next();
        return Optional.of(new RawBsonDocument(bytes.bson.getInternalBuffer(), 0, bytes.bson.getSize()));
    }

    /** Writes the object that has begun; whether all names in it are different. */
    private boolean isObject() {
        BsonJson.requireDepth(tokens);
        Set<String> names = new HashSet<>();
        int begin = begin();
        while (tokens.next() == Token.NAME) {
            String name = BsonJson.NAMES.of(tokens.string());
            if (!names.add(name) || !isField(name, tokens.next())) {
                return false;
            }
        }
        end(begin);
        return true;
    }

    private boolean isArray() {
        BsonJson.requireDepth(tokens);
        int begin = begin();
        int size = 0;
        for (Token next = tokens.next(); next != Token.END_ARRAY; next = tokens.next()) {
            if (!isField(Integer.toString(size++), next)) {
                return false;
            }
        }
        end(begin);
        return true;
    }

    private int begin() {
        int begin = bson.getPosition();
        bson.writeInt32(0);
        return begin;
    }

    private void end(int begin) {
        bson.writeByte(0);
        bson.writeInt32(begin, bson.getPosition() - begin);
    }

    /** Writes a value with its name; whether all names in it are different. */
    private boolean isField(String name, Token token) {
        switch (token) {
            case BEGIN_OBJECT -> {
                name(BsonType.DOCUMENT, name);
                return isObject();
            }
            case BEGIN_ARRAY -> {
                name(BsonType.ARRAY, name);
                return isArray();
            }
            case WHOLE_NUMBER -> number(name, BsonJson.whole(tokens.string()));
            case FRACTION -> number(name, BsonJson.fraction(tokens.string()));
            case TRUE, FALSE -> {
                name(BsonType.BOOLEAN, name);
                bson.writeByte(token == Token.TRUE ? 1 : 0);
            }
            case NULL -> name(BsonType.NULL, name);
            default -> string(name, tokens.string());
        }
        return true;
    }

    private void name(BsonType type, String name) {
        bson.writeByte(type.getValue());
        text(name);
    }

    private void text(String text) {
        bson.writeBytes(text.getBytes(StandardCharsets.UTF_8));
        bson.writeByte(0);
    }

    private void string(String name, String string) {
        name(BsonType.STRING, name);
        int length = bson.getPosition();
        bson.writeInt32(0);
        text(string);
        bson.writeInt32(length, bson.getPosition() - length - Integer.BYTES);
    }

    private void number(String name, Object number) {
        if (number instanceof Integer small) {
            name(BsonType.INT32, name);
            bson.writeInt32(small);
        } else if (number instanceof Long large) {
            name(BsonType.INT64, name);
            bson.writeInt64(large);
        } else if (number instanceof Double fraction) {
            name(BsonType.DOUBLE, name);
            bson.writeDouble(fraction);
        } else {
            Decimal128 decimal = (Decimal128) number;
            name(BsonType.DECIMAL128, name);
            bson.writeInt64(decimal.getLow());
            bson.writeInt64(decimal.getHigh());
        }
    }
}
