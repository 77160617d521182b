package org.colonnade.json;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Base64;
import java.util.Optional;
import java.util.UUID;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Bytes;
import org.colonnade.store.Values;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.databind.JsonNode;

/** Reads JSON as scalars. Timestamps lose fractions of a millisecond, which no store keeps. */
final class ScalarReader {
    /** The most characters of a number that Jackson reads again. */
    private static final int LONGEST_NUMBER = StreamReadConstraints.DEFAULT_MAX_NUM_LEN;

    private ScalarReader() {}

    /** A value of a type; empty if it is none. */
    static Optional<Object> read(Scalar scalar, JsonNode node) {
        try {
            return Optional.of(value(scalar, node)).filter(v -> Values.isOf(new Type.Simple(scalar, scalar.size()), v));
        } catch (ArithmeticException | DateTimeException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** Describes a right value, for a node that is none. */
    static String wanted(Scalar scalar, JsonNode node) {
        return scalar == Scalar.DECIMAL && node.isNumber()
                ? "a decimal of at most " + LONGEST_NUMBER + " characters"
                : "a value of type " + scalar;
    }

    private static Object value(Scalar scalar, JsonNode node) {
        return switch (scalar) {
            case BOOLEAN -> check(node.isBoolean(), node).booleanValue();
            case INT -> check(node.isNumber(), node).decimalValue().intValueExact();
            case LONG -> check(node.isNumber(), node).decimalValue().longValueExact();
            case FLOAT -> node.isNumber() ? single(node) : Float.parseFloat(text(node));
            case DOUBLE -> node.isNumber() ? dual(node) : Double.parseDouble(text(node));
            case DECIMAL -> decimal(check(node.isNumber(), node));
            case TEXT -> text(node);
            case BYTES ->
                Bytes.of(
                        node.isBinary()
                                ? node.binaryValue()
                                : Base64.getDecoder().decode(text(node)));
            case DATE -> LocalDate.parse(text(node));
            case TIMESTAMP -> timestamp(text(node));
            case UUID -> UUID.fromString(text(node));
        };
    }

    private static float single(JsonNode node) {
        float number = node.numberValue().floatValue();
        check(Float.isFinite(number) || isNotFinite(node.numberValue()), node);
        return number;
    }

    private static double dual(JsonNode node) {
        double number = node.numberValue().doubleValue();
        check(Double.isFinite(number) || isNotFinite(node.numberValue()), node);
        return number;
    }

    /** Returns whether a Java object had it so, for JSON has no such number. */
    private static boolean isNotFinite(Number number) {
        return (number instanceof Float || number instanceof Double) && !Double.isFinite(number.doubleValue());
    }

    private static BigDecimal decimal(JsonNode node) {
        BigDecimal number = node.decimalValue();
        check(number.toString().length() <= LONGEST_NUMBER, node);
        return number;
    }

    private static Instant timestamp(String text) {
        return Instant.ofEpochMilli(Instant.parse(text).toEpochMilli());
    }

    private static String text(JsonNode node) {
        return check(node.isString(), node).stringValue();
    }

    private static JsonNode check(boolean fits, JsonNode node) {
        if (!fits) {
            throw new IllegalArgumentException(node.toString());
        }
        return node;
    }
}
