package org.colonnade.relational;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Bytes;
import org.colonnade.store.ValueCode;

/**
 * Converts values to columns of the database: scalars to themselves, times to milliseconds, value objects and
 * collections to bytes.
 */
final class SqlValue {
    private SqlValue() {}

    static String type(Type type) {
        if (!(type instanceof Type.Simple simple)) {
            return "VARBINARY";
        }
        return switch (simple.scalar()) {
            case BOOLEAN -> "BOOLEAN";
            case INT -> "INTEGER";
            case LONG, TIMESTAMP -> "BIGINT";
            case FLOAT -> "REAL";
            case DOUBLE -> "DOUBLE PRECISION";
            case DECIMAL -> "DECFLOAT(100)";
            case TEXT -> "VARCHAR";
            case BYTES -> "VARBINARY";
            case DATE -> "DATE";
            case UUID -> "UUID";
        };
    }

    static Object to(Type type, Object value) {
        if (value == null) {
            return null;
        } else if (!type.isScalar()) {
            return ValueCode.encode(type, value);
        } else if (value instanceof Instant instant) {
            return instant.toEpochMilli();
        }
        return value instanceof Bytes bytes ? bytes.toArray() : value;
    }

    static Object from(Type type, Object value) {
        if (value == null) {
            return null;
        }
        return type instanceof Type.Simple simple
                ? from(simple.scalar(), value)
                : ValueCode.decode(type, (byte[]) value);
    }

    private static Object from(Scalar scalar, Object value) {
        return switch (scalar) {
            case BOOLEAN, INT, LONG, FLOAT, DOUBLE, TEXT -> value;
            case DECIMAL -> (BigDecimal) value;
            case BYTES -> Bytes.of((byte[]) value);
            case DATE -> value instanceof java.sql.Date date ? date.toLocalDate() : (LocalDate) value;
            case TIMESTAMP -> Instant.ofEpochMilli((Long) value);
            case UUID -> (UUID) value;
        };
    }
}
