package org.colonnade.mongodb;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.bson.Document;
import org.colonnade.store.FieldText;
import org.colonnade.store.JsonForm;
import org.colonnade.store.StoreException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.io.JsonStringEncoder;
import tools.jackson.core.json.JsonFactory;

/**
 * JSON as documents, arrays and scalars of BSON, which MongoDB can search, index and change.
 *
 * <p>A whole number is an int32 if it can, else an int64; another one is a double if that is written in the same way, else a
 * Decimal128, as are whole numbers beyond an int64. Names of members are written as those of fields, because MongoDB takes
 * a dot and a dollar in paths for something else.
 */
final class BsonJson implements JsonForm {
    /** Names of fields without the characters that mean something in paths, and NUL, which ends a name in BSON. */
    static final FieldText NAMES = new FieldText(".$\0");

    /** MongoDB has 100 levels, of which a document needs some for itself. */
    private static final int DEEPEST = 95;

    private static final JsonFactory JSON = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxStringLength(Integer.MAX_VALUE)
                    .build())
            .build();

    /** As many characters as some whole number has that is no int32. */
    private static final int SHORTEST_BEYOND_INT = 10;

    /** Of the text of an entry. */
    private static final int USUAL_LENGTH = 1024;

    @Override
    public Object of(String text) {
        try (JsonParser json = JSON.createParser(ObjectReadContext.empty(), text)) {
            JsonToken first = json.nextToken();
            if (first == null) {
                throw new IllegalArgumentException("this is no JSON, but nothing");
            }
            Object value = value(json, first);
            if (json.nextToken() != null) {
                throw new IllegalArgumentException("this is no JSON, but more than one value");
            }
            return value;
        } catch (JacksonException e) {
            throw new IllegalArgumentException("this is no JSON: " + e.getOriginalMessage(), e);
        }
    }

    private static Object value(JsonParser json, JsonToken token) {
        return switch (token) {
            case START_OBJECT -> object(json);
            case START_ARRAY -> array(json);
            case VALUE_NUMBER_INT -> whole(json.getString());
            case VALUE_NUMBER_FLOAT -> fraction(json.getString());
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> null;
            default -> json.getString();
        };
    }

    private static Document object(JsonParser json) {
        requireDepth(json);
        Document object = new Document();
        for (String name = json.nextName(); name != null; name = json.nextName()) {
            object.put(NAMES.of(name), value(json, json.nextToken()));
        }
        return object;
    }

    private static List<Object> array(JsonParser json) {
        requireDepth(json);
        List<Object> array = new ArrayList<>();
        for (JsonToken next = json.nextToken(); next != JsonToken.END_ARRAY; next = json.nextToken()) {
            array.add(value(json, next));
        }
        return array;
    }

    private static void requireDepth(JsonParser json) {
        if (json.streamReadContext().getNestingDepth() > DEEPEST) {
            throw new StoreException(
                    StoreException.Kind.VALUE,
                    "MongoDB cannot keep this JSON, which has more than " + DEEPEST
                            + " levels; nest it less deep, or make it a text");
        }
    }

    private static Object whole(String text) {
        return text.length() < SHORTEST_BEYOND_INT ? Integer.valueOf(text) : large(new BigInteger(text));
    }

    private static Object large(BigInteger number) {
        if (number.bitLength() < Integer.SIZE) {
            return number.intValue();
        }
        return number.bitLength() < Long.SIZE ? number.longValue() : BsonForm.decimal(new BigDecimal(number));
    }

    private static Object fraction(String text) {
        double number = Double.parseDouble(text);
        return Double.toString(number).equals(text) ? number : BsonForm.decimal(new BigDecimal(text));
    }

    @Override
    public String text(Object bson) {
        if (bson instanceof BsonText.Value value) {
            return value.json();
        }
        StringBuilder text = new StringBuilder(USUAL_LENGTH);
        write(text, bson);
        return text.toString();
    }

    /** What others have put there, and JSON does not have, is a text. */
    private static void write(StringBuilder text, Object bson) {
        if (bson instanceof Map<?, ?> object) {
            String separator = "{";
            for (Map.Entry<?, ?> member : object.entrySet()) {
                quote(text.append(separator), NAMES.read((String) member.getKey()))
                        .append(':');
                write(text, member.getValue());
                separator = ",";
            }
            text.append(object.isEmpty() ? "{}" : "}");
        } else if (bson instanceof List<?> array) {
            String separator = "[";
            for (Object element : array) {
                write(text.append(separator), element);
                separator = ",";
            }
            text.append(array.isEmpty() ? "[]" : "]");
        } else if (bson == null || bson instanceof Number || bson instanceof Boolean) {
            text.append(bson);
        } else {
            quote(text, bson.toString());
        }
    }

    /** A string of JSON. */
    static String quoted(String string) {
        return quote(new StringBuilder(), string).toString();
    }

    private static StringBuilder quote(StringBuilder text, String string) {
        text.append('"');
        JsonStringEncoder.getInstance().quoteAsString(string, text);
        return text.append('"');
    }
}
