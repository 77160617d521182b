package org.colonnade.store;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.model.Attribute;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;

/**
 * Values as JSON has them, for stores that keep it: booleans, numbers, texts, lists, and maps from texts.
 *
 * <p>Whole and floating-point numbers are numbers; days, moments and UUIDs are texts as ISO 8601 and RFC 4122 write them,
 * bytes are texts in Base64. Decimals are texts too, because readers of JSON like to make floating-point numbers of
 * them, and so are NaN and the infinities, which JSON does not have.
 */
public final class PlainForm {
    private PlainForm() {}

    public static Object of(Type type, Object value) {
        if (type instanceof Type.Simple simple) {
            return of(simple.scalar(), value);
        } else if (type instanceof Type.Reference reference) {
            return of(reference.key().scalar(), value);
        } else if (type instanceof Type.Collection collection) {
            return ((List<?>) value)
                    .stream().map(e -> of(collection.element(), e)).toList();
        }
        Map<String, Object> plain = new LinkedHashMap<>();
        for (Attribute attribute : ((Type.Composite) type).value().attributes()) {
            Object inner = ((Map<?, ?>) value).get(attribute.name());
            if (inner != null) {
                plain.put(attribute.name(), of(attribute.type(), inner));
            }
        }
        return plain;
    }

    /** The value of a type that has a plain form, whatever kinds of numbers the reader of it has made. */
    public static Object read(Type type, Object plain) {
        if (type instanceof Type.Simple simple) {
            return read(simple.scalar(), plain.toString());
        } else if (type instanceof Type.Reference reference) {
            return read(reference.key().scalar(), plain.toString());
        } else if (type instanceof Type.Collection collection) {
            return ((List<?>) plain)
                    .stream().map(e -> read(collection.element(), e)).toList();
        }
        Map<String, Object> value = new LinkedHashMap<>();
        for (Attribute attribute : ((Type.Composite) type).value().attributes()) {
            Object inner = ((Map<?, ?>) plain).get(attribute.name());
            if (inner != null) {
                value.put(attribute.name(), read(attribute.type(), inner));
            }
        }
        return value;
    }

    private static Object of(Scalar scalar, Object value) {
        return switch (scalar) {
            case BOOLEAN, INT, LONG, TEXT -> value;
            case FLOAT -> Float.isFinite((Float) value) ? value : value.toString();
            case DOUBLE -> Double.isFinite((Double) value) ? value : value.toString();
            case BYTES -> Base64.getEncoder().encodeToString(((Bytes) value).toArray());
            case DECIMAL, DATE, TIMESTAMP, UUID -> value.toString();
        };
    }

    /** A scalar from its plain form as text. */
    static Object read(Scalar scalar, String text) {
        return switch (scalar) {
            case BOOLEAN -> Boolean.valueOf(text);
            case INT -> Integer.valueOf(text);
            case LONG -> Long.valueOf(text);
            case FLOAT -> Float.valueOf(text);
            case DOUBLE -> Double.valueOf(text);
            case DECIMAL -> new BigDecimal(text);
            case TEXT -> text;
            case BYTES -> Bytes.of(Base64.getDecoder().decode(text));
            case DATE -> LocalDate.parse(text);
            case TIMESTAMP -> Instant.parse(text);
            case UUID -> java.util.UUID.fromString(text);
        };
    }
}
