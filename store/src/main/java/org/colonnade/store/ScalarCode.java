package org.colonnade.store;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;
import org.colonnade.model.Scalar;

/**
 * Encodes scalars as few unordered bytes: whole numbers take seven bits to a byte, texts and bytes begin with a size.
 */
final class ScalarCode {
    private ScalarCode() {}

    static void encode(ByteSink sink, Scalar scalar, Object value) {
        switch (scalar) {
            case BOOLEAN -> sink.put((Boolean) value ? 1 : 0);
            case INT -> sink.putSigned((Integer) value);
            case LONG -> sink.putSigned((Long) value);
            case FLOAT -> sink.putLast(4, Float.floatToIntBits((Float) value));
            case DOUBLE -> sink.putLast(8, Double.doubleToLongBits((Double) value));
            case DECIMAL -> {
                sink.putSigned(((BigDecimal) value).scale());
                encode(sink, ((BigDecimal) value).unscaledValue().toByteArray());
            }
            case TEXT -> encode(sink, ((String) value).getBytes(StandardCharsets.UTF_8));
            case BYTES -> encode(sink, ((Bytes) value).toArray());
            case DATE -> sink.putSigned(((LocalDate) value).toEpochDay());
            case TIMESTAMP -> sink.putSigned(((Instant) value).toEpochMilli());
            case UUID -> {
                sink.putLast(8, ((UUID) value).getMostSignificantBits());
                sink.putLast(8, ((UUID) value).getLeastSignificantBits());
            }
        }
    }

    private static void encode(ByteSink sink, byte[] bytes) {
        sink.putVariable(bytes.length);
        sink.put(bytes);
    }

    static Object decode(ByteSource source, Scalar scalar) {
        return switch (scalar) {
            case BOOLEAN -> source.get() == 1;
            case INT -> Math.toIntExact(source.getSigned());
            case LONG -> source.getSigned();
            case FLOAT -> Float.intBitsToFloat((int) source.getLast(4));
            case DOUBLE -> Double.longBitsToDouble(source.getLast(8));
            case DECIMAL -> {
                int scale = Math.toIntExact(source.getSigned());
                yield new BigDecimal(new BigInteger(sized(source)), scale);
            }
            case TEXT -> source.getText(size(source));
            case BYTES -> Bytes.of(sized(source));
            case DATE -> LocalDate.ofEpochDay(source.getSigned());
            case TIMESTAMP -> Instant.ofEpochMilli(source.getSigned());
            case UUID -> new UUID(source.getLast(8), source.getLast(8));
        };
    }

    private static byte[] sized(ByteSource source) {
        return source.get(size(source));
    }

    private static int size(ByteSource source) {
        return Math.toIntExact(source.getVariable());
    }
}
