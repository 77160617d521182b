package org.colonnade.hbase;

import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;
import org.apache.hadoop.hbase.util.Bytes;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.ValueCode;

/**
 * Values as HBase's own {@link Bytes} writes them, for other programs to read.
 *
 * <p>Days are texts, moments are milliseconds, UUIDs are 16 bytes. Value objects and collections are in the compact code
 * of {@link ValueCode}.
 */
final class CellCode {
    private CellCode() {}

    static byte[] encode(Type type, Object value) {
        return type instanceof Type.Simple simple ? encode(simple.scalar(), value) : ValueCode.encode(type, value);
    }

    static Object decode(Type type, byte[] code) {
        return type instanceof Type.Simple simple ? decode(simple.scalar(), code) : ValueCode.decode(type, code);
    }

    private static byte[] encode(Scalar scalar, Object value) {
        return switch (scalar) {
            case BOOLEAN -> Bytes.toBytes((Boolean) value);
            case INT -> Bytes.toBytes((Integer) value);
            case LONG -> Bytes.toBytes((Long) value);
            case FLOAT -> Bytes.toBytes((Float) value);
            case DOUBLE -> Bytes.toBytes((Double) value);
            case DECIMAL -> Bytes.toBytes((BigDecimal) value);
            case TEXT, DATE -> Bytes.toBytes(value.toString());
            case BYTES -> ((org.colonnade.store.Bytes) value).toArray();
            case TIMESTAMP -> Bytes.toBytes(((Instant) value).toEpochMilli());
            case UUID ->
                ByteBuffer.allocate(16)
                        .putLong(((UUID) value).getMostSignificantBits())
                        .putLong(((UUID) value).getLeastSignificantBits())
                        .array();
        };
    }

    private static Object decode(Scalar scalar, byte[] code) {
        return switch (scalar) {
            case BOOLEAN -> Bytes.toBoolean(code);
            case INT -> Bytes.toInt(code);
            case LONG -> Bytes.toLong(code);
            case FLOAT -> Bytes.toFloat(code);
            case DOUBLE -> Bytes.toDouble(code);
            case DECIMAL -> Bytes.toBigDecimal(code);
            case TEXT -> Bytes.toString(code);
            case BYTES -> org.colonnade.store.Bytes.of(code);
            case DATE -> LocalDate.parse(Bytes.toString(code));
            case TIMESTAMP -> Instant.ofEpochMilli(Bytes.toLong(code));
            case UUID -> new UUID(Bytes.toLong(code, 0), Bytes.toLong(code, 8));
        };
    }
}
