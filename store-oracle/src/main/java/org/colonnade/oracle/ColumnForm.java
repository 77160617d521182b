package org.colonnade.oracle;

import java.math.BigDecimal;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import oracle.nosql.driver.values.ArrayValue;
import oracle.nosql.driver.values.BinaryValue;
import oracle.nosql.driver.values.BooleanValue;
import oracle.nosql.driver.values.DoubleValue;
import oracle.nosql.driver.values.FieldValue;
import oracle.nosql.driver.values.IntegerValue;
import oracle.nosql.driver.values.LongValue;
import oracle.nosql.driver.values.MapValue;
import oracle.nosql.driver.values.NumberValue;
import oracle.nosql.driver.values.StringValue;
import oracle.nosql.driver.values.TimestampValue;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Bytes;
import org.colonnade.store.PlainForm;
import org.colonnade.store.StoreException;

/**
 * The types of columns, and values in them.
 *
 * <p>Keys have no booleans and no bytes in Oracle NoSQL; there they are 0 and 1, and hexadecimal digits, which sort alike.
 * Days are moments at their beginning. Value objects and collections are JSON, as {@link PlainForm} has it.
 */
final class ColumnForm {
    private static final Instant FIRST = Instant.parse("-6383-01-01T00:00:00Z");
    private static final Instant LAST = Instant.parse("9999-12-31T23:59:59.999Z");

    private ColumnForm() {}

    static String type(Type type) {
        return type instanceof Type.Simple simple ? type(simple.scalar()) : "JSON";
    }

    /** The type of a column that is in a key. */
    static String keyType(Scalar scalar) {
        return switch (scalar) {
            case BOOLEAN -> "INTEGER";
            case BYTES -> "STRING";
            default -> type(scalar);
        };
    }

    private static String type(Scalar scalar) {
        return switch (scalar) {
            case BOOLEAN -> "BOOLEAN";
            case INT -> "INTEGER";
            case LONG -> "LONG";
            case FLOAT, DOUBLE -> "DOUBLE";
            case DECIMAL -> "NUMBER";
            case TEXT, UUID -> "STRING";
            case BYTES -> "BINARY";
            case DATE -> "TIMESTAMP(0)";
            case TIMESTAMP -> "TIMESTAMP(3)";
        };
    }

    static FieldValue of(Type type, Object value) {
        return type instanceof Type.Simple simple ? of(simple.scalar(), value) : json(PlainForm.of(type, value));
    }

    static FieldValue key(Scalar scalar, Object value) {
        return switch (scalar) {
            case BOOLEAN -> new IntegerValue((Boolean) value ? 1 : 0);
            case BYTES -> new StringValue(HexFormat.of().formatHex(((Bytes) value).toArray()));
            default -> of(scalar, value);
        };
    }

    private static FieldValue of(Scalar scalar, Object value) {
        return switch (scalar) {
            case BOOLEAN -> BooleanValue.getInstance((Boolean) value);
            case INT -> new IntegerValue((Integer) value);
            case LONG -> new LongValue((Long) value);
            case FLOAT -> new DoubleValue((Float) value);
            case DOUBLE -> new DoubleValue((Double) value);
            case DECIMAL -> new NumberValue((BigDecimal) value);
            case TEXT, UUID -> new StringValue(value.toString());
            case BYTES -> new BinaryValue(((Bytes) value).toArray());
            case DATE -> moment(((LocalDate) value).atStartOfDay(ZoneOffset.UTC).toInstant());
            case TIMESTAMP -> moment((Instant) value);
        };
    }

    private static FieldValue moment(Instant moment) {
        if (moment.isBefore(FIRST) || moment.isAfter(LAST)) {
            throw new StoreException(
                    StoreException.Kind.VALUE,
                    "Oracle NoSQL has moments from " + FIRST + " to " + LAST + ", not " + moment);
        }
        return new TimestampValue(moment.toEpochMilli());
    }

    private static FieldValue json(Object plain) {
        if (plain instanceof Map<?, ?> map) {
            MapValue value = new MapValue();
            map.forEach((name, inner) -> value.put((String) name, json(inner)));
            return value;
        } else if (plain instanceof List<?> list) {
            ArrayValue value = new ArrayValue();
            list.forEach(e -> value.add(json(e)));
            return value;
        } else if (plain instanceof Boolean truth) {
            return BooleanValue.getInstance(truth);
        } else if (plain instanceof Integer number) {
            return new IntegerValue(number);
        } else if (plain instanceof Long number) {
            return new LongValue(number);
        } else if (plain instanceof Number number) {
            return new NumberValue(new BigDecimal(number.toString()));
        }
        return new StringValue((String) plain);
    }

    static Object read(Type type, FieldValue value) {
        return type instanceof Type.Simple simple ? read(simple.scalar(), value) : PlainForm.read(type, plain(value));
    }

    static Object readKey(Scalar scalar, FieldValue value) {
        return switch (scalar) {
            case BOOLEAN -> value.getInt() == 1;
            case BYTES -> Bytes.of(HexFormat.of().parseHex(value.getString()));
            case DECIMAL -> value.getNumber().stripTrailingZeros();
            default -> read(scalar, value);
        };
    }

    private static Object read(Scalar scalar, FieldValue value) {
        return switch (scalar) {
            case BOOLEAN -> value.getBoolean();
            case INT -> value.getInt();
            case LONG -> value.getLong();
            case FLOAT -> (float) value.getDouble();
            case DOUBLE -> value.getDouble();
            case DECIMAL -> value.getNumber();
            case TEXT -> value.getString();
            case UUID -> UUID.fromString(value.getString());
            case BYTES -> Bytes.of(value.getBinary());
            case DATE -> moment(value.getTimestamp()).atZone(ZoneOffset.UTC).toLocalDate();
            case TIMESTAMP -> moment(value.getTimestamp());
        };
    }

    private static Instant moment(Timestamp timestamp) {
        return timestamp.toInstant();
    }

    private static Object plain(FieldValue value) {
        if (value instanceof MapValue map) {
            Map<String, Object> plain = new LinkedHashMap<>();
            map.getMap().forEach((name, inner) -> plain.put(name, plain(inner)));
            return plain;
        } else if (value instanceof ArrayValue array) {
            List<Object> plain = new ArrayList<>();
            array.forEach(e -> plain.add(plain(e)));
            return plain;
        }
        return value.isBoolean() ? value.getBoolean() : value.getString();
    }
}
