package org.colonnade.mongodb;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Date;
import org.bson.types.Binary;
import org.bson.types.Decimal128;
import org.colonnade.model.Scalar;
import org.colonnade.store.Bytes;
import org.colonnade.store.StoreException;
import org.colonnade.store.ValueForm;

/**
 * Values in the types that BSON has for them.
 *
 * <p>A float is a double, a decimal a Decimal128, a moment a date, a day the date of its midnight in UTC, a UUID a binary of
 * subtype 4, a value object a document, a collection an array.
 */
final class BsonForm implements ValueForm.Scalars<Object> {
    static final ValueForm<Object> FORM = ValueForm.ofObjects(new BsonForm());

    private BsonForm() {}

    @Override
    public Object of(Scalar scalar, Object value) {
        return switch (scalar) {
            case BOOLEAN, INT, LONG, DOUBLE, TEXT, UUID -> value;
            case FLOAT -> ((Float) value).doubleValue();
            case DECIMAL -> decimal((BigDecimal) value);
            case BYTES -> new Binary(((Bytes) value).toArray());
            case DATE -> Date.from(((LocalDate) value).atStartOfDay().toInstant(ZoneOffset.UTC));
            case TIMESTAMP -> new Date(((Instant) value).toEpochMilli());
        };
    }

    /** A decimal, if BSON has it. */
    static Decimal128 decimal(BigDecimal number) {
        try {
            return new Decimal128(number);
        } catch (NumberFormatException e) {
            throw new StoreException(
                    StoreException.Kind.VALUE,
                    "MongoDB cannot keep " + number + ": its decimals have 34 digits and powers of ten to 6111; "
                            + "make the attribute a text, or round it",
                    e);
        }
    }

    @Override
    public Object read(Scalar scalar, Object bson) {
        return switch (scalar) {
            case BOOLEAN, TEXT, UUID -> bson;
            case INT -> ((Number) bson).intValue();
            case LONG -> ((Number) bson).longValue();
            case FLOAT -> ((Number) bson).floatValue();
            case DOUBLE -> ((Number) bson).doubleValue();
            case DECIMAL -> ((Decimal128) bson).bigDecimalValue();
            case BYTES -> Bytes.of(((Binary) bson).getData());
            case DATE -> LocalDate.ofInstant(moment(bson), ZoneOffset.UTC);
            case TIMESTAMP -> moment(bson);
        };
    }

    private static Instant moment(Object bson) {
        return Instant.ofEpochMilli(((Date) bson).getTime());
    }
}
