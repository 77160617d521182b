package org.colonnade.datastore;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;
import org.colonnade.model.Scalar;
import org.colonnade.store.Bytes;
import org.colonnade.store.StoreException;
import org.colonnade.store.ValueForm;

/**
 * Values as properties of entities: Boolean, Long, Double, String, {@link Bytes}, Instant, lists of these and maps from
 * names, which are embedded entities.
 *
 * <p>Decimals, days and UUIDs are texts. Datastore knows moments of the years 1 to 9999 only.
 */
final class PropertyForm implements ValueForm.Scalars<Object> {
    private static final Instant FIRST = Instant.parse("0001-01-01T00:00:00Z");
    private static final Instant LAST = Instant.parse("9999-12-31T23:59:59.999Z");

    @Override
    public Object of(Scalar scalar, Object value) {
        return switch (scalar) {
            case BOOLEAN, LONG, DOUBLE, TEXT, BYTES -> value;
            case INT -> ((Integer) value).longValue();
            case FLOAT -> ((Float) value).doubleValue();
            case DECIMAL, DATE, UUID -> value.toString();
            case TIMESTAMP -> moment((Instant) value);
        };
    }

    private static Instant moment(Instant moment) {
        if (moment.isBefore(FIRST) || moment.isAfter(LAST)) {
            throw new StoreException(
                    StoreException.Kind.VALUE,
                    "Datastore has moments from " + FIRST + " to " + LAST + ", not " + moment);
        }
        return moment;
    }

    @Override
    public Object read(Scalar scalar, Object property) {
        return switch (scalar) {
            case BOOLEAN, LONG, DOUBLE, TEXT, BYTES, TIMESTAMP -> property;
            case INT -> ((Long) property).intValue();
            case FLOAT -> ((Double) property).floatValue();
            case DECIMAL -> new BigDecimal((String) property);
            case DATE -> LocalDate.parse((String) property);
            case UUID -> UUID.fromString((String) property);
        };
    }
}
