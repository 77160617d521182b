package org.colonnade.language;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import org.colonnade.model.Scalar;

/** Knows how literals of the scalar types are written. */
final class Scalars {
    /** The names that other languages give to scalar types. */
    private static final Map<String, Scalar> ELSEWHERE = Map.ofEntries(
            Map.entry("bool", Scalar.BOOLEAN),
            Map.entry("integer", Scalar.INT),
            Map.entry("bigint", Scalar.LONG),
            Map.entry("real", Scalar.DOUBLE),
            Map.entry("number", Scalar.DECIMAL),
            Map.entry("numeric", Scalar.DECIMAL),
            Map.entry("string", Scalar.TEXT),
            Map.entry("varchar", Scalar.TEXT),
            Map.entry("char", Scalar.TEXT),
            Map.entry("blob", Scalar.BYTES),
            Map.entry("binary", Scalar.BYTES),
            Map.entry("time", Scalar.TIMESTAMP),
            Map.entry("datetime", Scalar.TIMESTAMP));

    private Scalars() {}

    /** Returns the type that the author meant by a word of another language. */
    static Optional<Scalar> meant(String word) {
        return Optional.ofNullable(ELSEWHERE.get(word.toLowerCase(Locale.ROOT)));
    }

    static boolean isWithin(BigDecimal number, long least, long most) {
        return number.stripTrailingZeros().scale() <= 0
                && number.compareTo(BigDecimal.valueOf(least)) >= 0
                && number.compareTo(BigDecimal.valueOf(most)) <= 0;
    }

    static boolean isText(String text, Scalar scalar) {
        return switch (scalar) {
            case DATE -> isDate(text);
            case TIMESTAMP -> isTimestamp(text);
            case UUID -> isUuid(text);
            case BYTES -> text.matches("([0-9a-fA-F]{2})*");
            case TEXT -> true;
            default -> false;
        };
    }

    /** Returns an example of a literal of this type. */
    static String example(Scalar scalar) {
        return switch (scalar) {
            case BOOLEAN -> "write true or false";
            case INT, LONG -> "write a whole number such as 42";
            case FLOAT, DOUBLE, DECIMAL -> "write a number such as 4.2";
            case TEXT -> "write a string such as \"Alice\"";
            case BYTES -> "write hexadecimal digits such as \"cafe\"";
            case DATE -> "write a date such as \"2026-01-31\"";
            case TIMESTAMP -> "write a time such as \"2026-01-31T12:00:00Z\"";
            case UUID -> "write a uuid such as \"123e4567-e89b-12d3-a456-426614174000\"";
        };
    }

    private static boolean isDate(String text) {
        return parses(LocalDate::parse, text);
    }

    private static boolean isTimestamp(String text) {
        boolean zoned = text.endsWith("Z") || text.matches(".*[+-]\\d\\d:\\d\\d");
        return parses(zoned ? OffsetDateTime::parse : LocalDateTime::parse, text) || isDate(text);
    }

    /** Java reads shorter ones too. */
    private static boolean isUuid(String text) {
        return parses(UUID::fromString, text)
                && UUID.fromString(text).toString().equalsIgnoreCase(text);
    }

    private static boolean parses(Consumer<String> parser, String text) {
        try {
            parser.accept(text);
            return true;
        } catch (DateTimeParseException | IllegalArgumentException e) {
            return false;
        }
    }
}
