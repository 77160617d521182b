package org.colonnade.store;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Base64;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;

/**
 * Converts values to plain JSON, for stores that keep it: booleans, numbers, texts, lists, and maps from texts.
 *
 * <p>Whole and floating-point numbers are numbers; days, moments and UUIDs are texts as ISO 8601 and RFC 4122 write
 * them, bytes are texts in Base64. Decimals are texts too, because readers of JSON tend to make floating-point numbers
 * of them, and so are NaN and the infinities, which JSON lacks.
 */
public final class PlainForm implements ValueForm.Scalars<Object> {
    /** The form for stores that keep it in documents. */
    public static final ValueForm<Object> FORM = ValueForm.ofObjects(new PlainForm());

    private PlainForm() {}

    public static Object of(Type type, Object value) {
        return FORM.of(type, value);
    }

    /** Returns the value of a plain form, whatever kinds of numbers its reader has made. */
    public static Object read(Type type, Object plain) {
        return FORM.read(type, plain);
    }

    @Override
    public Object of(Scalar scalar, Object value) {
        return switch (scalar) {
            case BOOLEAN, INT, LONG, TEXT -> value;
            case FLOAT -> Float.isFinite((Float) value) ? value : value.toString();
            case DOUBLE -> Double.isFinite((Double) value) ? value : value.toString();
            case BYTES -> Base64.getEncoder().encodeToString(((Bytes) value).toArray());
            case DECIMAL, DATE, TIMESTAMP, UUID -> value.toString();
        };
    }

    @Override
    public Object read(Scalar scalar, Object plain) {
        return scalar(scalar, plain.toString());
    }

    /** Returns a scalar from its plain form as text. */
    public static Object scalar(Scalar scalar, String text) {
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
