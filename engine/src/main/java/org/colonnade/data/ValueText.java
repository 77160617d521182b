package org.colonnade.data;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Bytes;
import org.colonnade.store.Values;

/**
 * Converts values as people write and read them, on the command line, in files of values, and as literals of a
 * statement: scalars are plain text, all others JSON.
 */
public final class ValueText {
    private ValueText() {}

    /**
     * Reads a value of any type; fails with an {@link IllegalArgumentException} that shows an example if it is none.
     */
    public static Object read(Type type, String text) {
        Object value = type.hasParts() ? ValueJson.read(type, text) : read(type.kept(), text);
        if (!Values.isOf(type, value)) {
            throw new IllegalArgumentException("'" + text + "' is more than stores keep of " + type);
        }
        return value;
    }

    /** Writes a value in the form that is read; the empty text if there is none. */
    public static String write(Object value) {
        if (value == null) {
            return "";
        } else if (value instanceof BigDecimal number) {
            return number.toPlainString();
        }
        return value instanceof List || value instanceof Map
                ? ValueJson.write(value).toString()
                : value.toString();
    }

    /** Reads a scalar; fails with an {@link IllegalArgumentException} that shows an example if the text is none. */
    public static Object read(Scalar scalar, String text) {
        try {
            return switch (scalar) {
                case BOOLEAN -> bool(text);
                case INT -> new BigDecimal(text).intValueExact();
                case LONG -> new BigDecimal(text).longValueExact();
                case FLOAT -> Float.valueOf(text);
                case DOUBLE -> Double.valueOf(text);
                case DECIMAL -> new BigDecimal(text);
                case TEXT -> text;
                case BYTES -> Bytes.of(HexFormat.of().parseHex(text.startsWith("0x") ? text.substring(2) : text));
                case DATE -> LocalDate.parse(text);
                case TIMESTAMP -> timestamp(text);
                case UUID -> UUID.fromString(text);
            };
        } catch (ArithmeticException | DateTimeException | IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "'" + text + "' is no " + scalar + "; one looks like " + example(scalar), e);
        }
    }

    private static Boolean bool(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new IllegalArgumentException(text);
        };
    }

    /** With a zone, without one (then in UTC), a day alone (then its beginning), or milliseconds since 1970. */
    private static Instant timestamp(String text) {
        if (text.matches("-?[0-9]+")) {
            return Instant.ofEpochMilli(Long.parseLong(text));
        }
        if (text.length() == 10) {
            return LocalDate.parse(text).atStartOfDay().toInstant(ZoneOffset.UTC);
        }
        String iso = text.replace(' ', 'T');
        Instant instant = iso.matches(".*(Z|[+-][0-9]{2}:[0-9]{2})")
                ? OffsetDateTime.parse(iso).toInstant()
                : LocalDateTime.parse(iso).toInstant(ZoneOffset.UTC);
        return Instant.ofEpochMilli(instant.toEpochMilli());
    }

    static String example(Scalar scalar) {
        return switch (scalar) {
            case BOOLEAN -> "true";
            case INT, LONG -> "42";
            case FLOAT, DOUBLE, DECIMAL -> "3.5";
            case TEXT -> "anything";
            case BYTES -> "0xcafe";
            case DATE -> "2026-01-31";
            case TIMESTAMP -> "2026-01-31T12:30:00Z";
            case UUID -> "0f0e0d0c-0b0a-4908-8706-050403020100";
        };
    }
}
