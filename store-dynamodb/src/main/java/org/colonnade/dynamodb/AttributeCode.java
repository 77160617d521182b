package org.colonnade.dynamodb;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.model.Attribute;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Bytes;
import org.colonnade.store.PlainForm;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Values in DynamoDB's own types, for other programs to read.
 *
 * <p>Numbers are numbers where DynamoDB gives them back as they were: it keeps 38 digits, some magnitudes, and no zeros at
 * the end; all others, days, moments and UUIDs are texts as in {@link PlainForm}. Value objects are maps, collections are
 * lists.
 */
final class AttributeCode {
    private static final int MOST_DIGITS = 38;
    private static final int LARGEST_POWER = 120;

    private AttributeCode() {}

    static AttributeValue encode(Type type, Object value) {
        if (type instanceof Type.Simple simple) {
            return encode(simple.scalar(), type, value);
        } else if (type instanceof Type.Reference reference) {
            return encode(reference.key(), value);
        } else if (type instanceof Type.Collection collection) {
            return AttributeValue.fromL(((List<?>) value)
                    .stream().map(e -> encode(collection.element(), e)).toList());
        }
        Map<String, AttributeValue> fields = new LinkedHashMap<>();
        for (Attribute attribute : ((Type.Composite) type).value().attributes()) {
            Object inner = ((Map<?, ?>) value).get(attribute.name());
            if (inner != null) {
                fields.put(attribute.name(), encode(attribute.type(), inner));
            }
        }
        return AttributeValue.fromM(fields);
    }

    static Object decode(Type type, AttributeValue code) {
        if (type instanceof Type.Simple simple && simple.scalar() == Scalar.BYTES) {
            return Bytes.of(code.b().asByteArray());
        } else if (type instanceof Type.Simple) {
            return PlainForm.read(type, code.bool() != null ? code.bool() : code.n() != null ? code.n() : code.s());
        } else if (type instanceof Type.Reference reference) {
            return decode(reference.key(), code);
        } else if (type instanceof Type.Collection collection) {
            return code.l().stream().map(e -> decode(collection.element(), e)).toList();
        }
        Map<String, Object> value = new LinkedHashMap<>();
        for (Attribute attribute : ((Type.Composite) type).value().attributes()) {
            AttributeValue inner = code.m().get(attribute.name());
            if (inner != null) {
                value.put(attribute.name(), decode(attribute.type(), inner));
            }
        }
        return value;
    }

    private static AttributeValue encode(Scalar scalar, Type type, Object value) {
        return switch (scalar) {
            case BOOLEAN -> AttributeValue.fromBool((Boolean) value);
            case INT, LONG -> AttributeValue.fromN(value.toString());
            case FLOAT, DOUBLE, DECIMAL ->
                isNumber(value) ? AttributeValue.fromN(value.toString()) : AttributeValue.fromS(value.toString());
            case BYTES -> AttributeValue.fromB(SdkBytes.fromByteArray(((Bytes) value).toArray()));
            case TEXT, DATE, TIMESTAMP, UUID ->
                AttributeValue.fromS(PlainForm.of(type, value).toString());
        };
    }

    /** Whether DynamoDB gives a number back as it is. */
    private static boolean isNumber(Object value) {
        if (value instanceof BigDecimal decimal) {
            return isKept(decimal)
                    && decimal.scale() == Math.max(0, shortest(decimal).scale());
        }
        double number = ((Number) value).doubleValue();
        boolean negativeZero = number == 0 && 1 / number < 0;
        return Double.isFinite(number) && !negativeZero && isKept(new BigDecimal(value.toString()));
    }

    private static boolean isKept(BigDecimal decimal) {
        BigDecimal shortest = shortest(decimal);
        return shortest.precision() <= MOST_DIGITS
                && Math.abs((long) shortest.precision() - shortest.scale()) <= LARGEST_POWER;
    }

    private static BigDecimal shortest(BigDecimal decimal) {
        return decimal.stripTrailingZeros();
    }
}
