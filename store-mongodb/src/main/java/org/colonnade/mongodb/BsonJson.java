package org.colonnade.mongodb;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.bson.Document;
import org.colonnade.store.FieldText;
import org.colonnade.store.JsonForm;
import org.colonnade.store.JsonScan;
import org.colonnade.store.JsonTokens;
import org.colonnade.store.JsonTokens.Token;
import org.colonnade.store.StoreException;
import tools.jackson.core.io.JsonStringEncoder;

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

    /** As many characters as some whole number has that is no int32. */
    private static final int SHORTEST_BEYOND_INT = 10;

    /** Of the text of an entry. */
    private static final int USUAL_LENGTH = 1024;

    @Override
    public Object of(String text) {
        JsonTokens tokens = JsonTokens.of(text);
        Object value = value(tokens, tokens.next());
        tokens.next();
        return value;
    }

    private static Object value(JsonTokens tokens, Token token) {
        return switch (token) {
            case BEGIN_OBJECT -> object(tokens);
            case BEGIN_ARRAY -> array(tokens);
            case WHOLE_NUMBER -> whole(tokens.string());
            case FRACTION -> fraction(tokens.string());
            case TRUE -> true;
            case FALSE -> false;
            case NULL -> null;
            default -> tokens.string();
        };
    }

    private static Document object(JsonTokens tokens) {
        requireDepth(tokens);
        Document object = new Document();
        while (tokens.next() == Token.NAME) {
            object.put(NAMES.of(tokens.string()), value(tokens, tokens.next()));
        }
        return object;
    }

    private static List<Object> array(JsonTokens tokens) {
        requireDepth(tokens);
        List<Object> array = new ArrayList<>();
        for (Token next = tokens.next(); next != Token.END_ARRAY; next = tokens.next()) {
            array.add(value(tokens, next));
        }
        return array;
    }

    private static void requireDepth(JsonTokens tokens) {
        if (tokens.depth() > DEEPEST) {
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
