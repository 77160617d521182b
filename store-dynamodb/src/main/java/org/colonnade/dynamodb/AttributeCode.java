package org.colonnade.dynamodb;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Bytes;
import org.colonnade.store.PlainForm;
import org.colonnade.store.ValueForm;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Values in DynamoDB's own types, for other programs to read.
 *
 * <p>Numbers are numbers where DynamoDB gives them back as they were: it keeps 38 digits, some magnitudes, and no zeros at
 * the end; all others, days, moments and UUIDs are texts as in {@link PlainForm}. Value objects are maps, collections are
 * lists.
 */
final class AttributeCode implements ValueForm.Scalars<AttributeValue>, ValueForm.Structures<AttributeValue> {
    private static final int MOST_DIGITS = 38;
    private static final int LARGEST_POWER = 120;

    private static final AttributeCode CODE = new AttributeCode();

    private static final ValueForm<AttributeValue> FORM = new ValueForm<>(CODE, CODE);

    private AttributeCode() {}

    static AttributeValue encode(Type type, Object value) {
        return FORM.of(type, value);
    }

    static Object decode(Type type, AttributeValue code) {
        return FORM.read(type, code);
    }

    @Override
    public AttributeValue of(Scalar scalar, Object value) {
        return switch (scalar) {
            case BOOLEAN -> AttributeValue.fromBool((Boolean) value);
            case INT, LONG -> AttributeValue.fromN(value.toString());
            case FLOAT, DOUBLE, DECIMAL ->
                isNumber(value) ? AttributeValue.fromN(value.toString()) : AttributeValue.fromS(value.toString());
            case BYTES -> AttributeValue.fromB(SdkBytes.fromByteArray(((Bytes) value).toArray()));
            case TEXT, DATE, TIMESTAMP, UUID -> AttributeValue.fromS(value.toString());
        };
    }

    @Override
    public Object read(Scalar scalar, AttributeValue code) {
        return switch (scalar) {
            case BOOLEAN -> code.bool();
            case BYTES -> Bytes.of(code.b().asByteArray());
            default -> PlainForm.scalar(scalar, code.n() != null ? code.n() : code.s());
        };
    }

    @Override
    public AttributeValue list(List<AttributeValue> elements) {
        return AttributeValue.fromL(elements);
    }

    @Override
    public AttributeValue map(Map<String, AttributeValue> members) {
        return AttributeValue.fromM(members);
    }

    @Override
    public List<AttributeValue> elements(AttributeValue list) {
        return list.l();
    }

    @Override
    public Map<String, AttributeValue> members(AttributeValue map) {
        return map.m();
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
