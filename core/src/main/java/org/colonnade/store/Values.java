package org.colonnade.store;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.colonnade.model.Attribute;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;

/**
 * What Java values are values of a type, and how they are ordered, on every store.
 *
 * <p>A scalar is a Boolean, Integer, Long, Float, Double, BigDecimal, String, {@link Bytes}, LocalDate, Instant of whole
 * milliseconds, or UUID; a value object is a map from its attributes' names, those without a value left out; a reference
 * is the key that it refers to; a collection is a list. Texts are ordered by their code points, as their UTF-8 is, and
 * UUIDs by their unsigned bits.
 */
public final class Values {
    private Values() {}

    /** Fails if a value is not of a type. */
    public static void check(Field field, Object value) {
        if (!isOf(field.type(), value)) {
            throw new IllegalArgumentException("column " + field + " cannot hold " + value + " ("
                    + value.getClass().getSimpleName() + ")");
        }
    }

    /** Whether a value, which is not null, is of a type. */
    public static boolean isOf(Type type, Object value) {
        if (type instanceof Type.Simple simple) {
            return isOf(simple.scalar(), value);
        } else if (type instanceof Type.Reference reference) {
            return isOf(reference.key(), value);
        } else if (type instanceof Type.Collection collection) {
            return value instanceof List<?> list && list.stream().allMatch(e -> isOf(collection.element(), e));
        }
        return value instanceof Map<?, ?> map
                && isOf(((Type.Composite) type).value().attributes(), map);
    }

    private static boolean isOf(List<Attribute> attributes, Map<?, ?> map) {
        long known = attributes.stream()
                .filter(a -> map.containsKey(a.name()) && isOf(a.type(), map.get(a.name())))
                .count();
        return known == map.size();
    }

    private static boolean isOf(Scalar scalar, Object value) {
        return switch (scalar) {
            case BOOLEAN -> value instanceof Boolean;
            case INT -> value instanceof Integer;
            case LONG -> value instanceof Long;
            case FLOAT -> value instanceof Float;
            case DOUBLE -> value instanceof Double;
            case DECIMAL -> value instanceof BigDecimal;
            case TEXT -> value instanceof String;
            case BYTES -> value instanceof Bytes;
            case DATE -> value instanceof LocalDate;
            case TIMESTAMP -> value instanceof Instant instant && instant.getNano() % 1_000_000 == 0;
            case UUID -> value instanceof UUID;
        };
    }

    /** What is inside a value, through value objects by the names of their attributes; null where there is nothing. */
    public static Object inside(Object value, List<String> attributes) {
        Object inner = value;
        for (String attribute : attributes) {
            inner = inner == null ? null : ((Map<?, ?>) inner).get(attribute);
        }
        return inner;
    }

    /** The order of a scalar's values. */
    public static Comparator<Object> order(Scalar scalar) {
        return switch (scalar) {
            case TEXT -> (a, b) -> Arrays.compareUnsigned(utf8(a), utf8(b));
            case UUID -> Values::compareIds;
            default -> Values::compareNaturally;
        };
    }

    private static byte[] utf8(Object text) {
        return ((String) text).getBytes(StandardCharsets.UTF_8);
    }

    private static int compareIds(Object a, Object b) {
        UUID one = (UUID) a;
        UUID other = (UUID) b;
        int most = Long.compareUnsigned(one.getMostSignificantBits(), other.getMostSignificantBits());
        return most != 0 ? most : Long.compareUnsigned(one.getLeastSignificantBits(), other.getLeastSignificantBits());
    }

    @SuppressWarnings("unchecked")
    private static int compareNaturally(Object a, Object b) {
        return ((Comparable<Object>) a).compareTo(b);
    }
}
