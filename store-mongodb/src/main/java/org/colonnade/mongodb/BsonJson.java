package org.colonnade.mongodb;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.bson.Document;
import org.colonnade.store.FieldText;
import org.colonnade.store.JsonForm;
import org.colonnade.store.JsonScan;
import org.colonnade.store.StoreException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.io.JsonStringEncoder;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

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

    /** Of the text of an entry. */
    private static final int USUAL_LENGTH = 256;

    private static final JsonMapper JSON = new JsonMapper(JsonFactory.builder()
            .streamReadConstraints(
                    StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
            .build());

    @Override
    public Object of(String text) {
        try (JsonParser parser = JSON.createParser(text)) {
            return value(parser, parser.nextToken());
        } catch (StreamConstraintsException e) {
            throw new StoreException(
                    StoreException.Kind.VALUE,
                    "MongoDB cannot keep this JSON: " + e.getOriginalMessage()
                            + "; nest it less deep, or make it a text",
                    e);
        } catch (JacksonException e) {
            throw new IllegalArgumentException("this is no JSON: " + text + ": " + e.getOriginalMessage(), e);
        }
    }

    private static Object value(JsonParser parser, JsonToken token) {
        return switch (token == null ? JsonToken.NOT_AVAILABLE : token) {
            case START_OBJECT -> object(parser);
            case START_ARRAY -> array(parser);
            case VALUE_NUMBER_INT -> whole(parser);
            case VALUE_NUMBER_FLOAT -> fraction(parser.getString());
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> null;
            case VALUE_STRING -> parser.getString();
            default -> throw new IllegalArgumentException("this is no JSON, but empty");
        };
    }

    private static Document object(JsonParser parser) {
        Document object = new Document();
        for (String name = parser.nextName(); name != null; name = parser.nextName()) {
            object.put(NAMES.of(name), value(parser, parser.nextToken()));
        }
        return object;
    }

    private static List<Object> array(JsonParser parser) {
        List<Object> array = new ArrayList<>();
        for (JsonToken next = parser.nextToken(); next != JsonToken.END_ARRAY; next = parser.nextToken()) {
            array.add(value(parser, next));
        }
        return array;
    }

    private static Object whole(JsonParser parser) {
        return switch (parser.getNumberType()) {
            case INT -> parser.getIntValue();
            case LONG -> parser.getLongValue();
            default -> BsonForm.decimal(new BigDecimal(parser.getString()));
        };
    }

    private static Object fraction(String text) {
        double number = Double.parseDouble(text);
        return Double.toString(number).equals(text) ? number : BsonForm.decimal(new BigDecimal(text));
    }

    @Override
    public String text(Object bson) {
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

    /** Most texts stand in JSON as they are. */
    private static StringBuilder quote(StringBuilder text, String string) {
        text.append('"');
        if (JsonScan.isPlain(string)) {
            text.append(string);
        } else {
            JsonStringEncoder.getInstance().quoteAsString(string, text);
        }
        return text.append('"');
    }
}
