package org.colonnade.store;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.colonnade.model.Attribute;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;

/**
 * Defines which Java values are values of a type, and their order, on every store.
 *
 * <p>A scalar is a Boolean, Integer, Long, Float, Double, BigDecimal, String, {@link Bytes}, LocalDate, Instant of
 * whole milliseconds, or UUID; a value object is a map from its attributes' names, those without a value left out; a
 * reference is the key that it refers to; a collection is a list. Texts have no half of a surrogate pair, days and
 * powers of ten fit four bytes, milliseconds eight. Texts are ordered by their code points, as their UTF-8 is, and
 * UUIDs by their unsigned bits.
 *
 * <p>In a key, equal numbers are the same: decimals have no zeros at the end, and no zero is negative. NaN is no key.
 */
public final class Values {
    private Values() {}

    /** Fails if a value is not of a column's type. */
    public static void check(Field field, Object value) {
        if (field.isJson() ? !isJson(value) : !isOf(field.type(), value)) {
            throw new IllegalArgumentException("column " + field + " cannot hold " + value + " ("
                    + value.getClass().getSimpleName() + ")");
        }
    }

    private static boolean isJson(Object value) {
        return value instanceof String text && !text.equals("null");
    }

    /** The values of the first columns of a key in the form that keys have; fails if they are none. */
    static List<Object> key(List<Field> columns, List<?> values) {
        List<Object> key = new ArrayList<>(values.size());
        for (int i = 0; i < values.size(); i++) {
            key.add(key(columns.get(i), values.get(i)));
        }
        return List.copyOf(key);
    }

    /** Returns a value in the form that it has in a key; fails if it cannot be in one. */
    public static Object key(Field column, Object value) {
        if (value == null) {
            throw new IllegalArgumentException("column " + column + " is in a key and needs a value");
        }
        check(column, value);
        return switch (column.scalar()) {
            case DECIMAL -> ((BigDecimal) value).stripTrailingZeros();
            case FLOAT -> number(column, (Float) value) + 0f;
            case DOUBLE -> number(column, (Double) value) + 0d;
            default -> value;
        };
    }

    private static <N extends Comparable<N>> N number(Field column, N value) {
        if (value.equals(Float.NaN) || value.equals(Double.NaN)) {
            throw new IllegalArgumentException("column " + column + " is in a key and cannot hold NaN");
        }
        return value;
    }

    /** Returns whether a value, which is not null, is of a type. */
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
            case DECIMAL -> value instanceof BigDecimal number && isInt(DecimalCode.power(number));
            case TEXT -> value instanceof String text && isWhole(text);
            case BYTES -> value instanceof Bytes;
            case DATE -> value instanceof LocalDate date && isInt(date.toEpochDay());
            case TIMESTAMP -> value instanceof Instant instant && isMilliseconds(instant);
            case UUID -> value instanceof UUID;
        };
    }

    private static boolean isInt(long number) {
        return number == (int) number;
    }

    private static boolean isMilliseconds(Instant instant) {
        return instant.getNano() % 1_000_000 == 0 && Math.abs(instant.getEpochSecond()) < Long.MAX_VALUE / 1000;
    }

    private static boolean isWhole(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isSurrogate(text.charAt(i)) && Character.charCount(text.codePointAt(i++)) == 1) {
                return false;
            }
        }
        return true;
    }

    /** Returns the part of a value that is reached through value objects by attribute names; null if it is missing. */
    public static Object inside(Object value, List<String> attributes) {
        Object inner = value;
        for (String attribute : attributes) {
            inner = inner == null ? null : ((Map<?, ?>) inner).get(attribute);
        }
        return inner;
    }

    /** Returns the order of a scalar's values. */
    public static Comparator<Object> order(Scalar scalar) {
        return switch (scalar) {
            case TEXT -> (a, b) -> Arrays.compareUnsigned(utf8(a), utf8(b));
            case UUID -> Values::compareIds;
            default -> Values::compareNaturally;
        };
    }

    /** Returns whether two values of one type are equal, or both null; scales of decimals do not matter. */
    public static boolean areEqual(Object one, Object other) {
        return one instanceof BigDecimal number && other instanceof BigDecimal same
                ? number.compareTo(same) == 0
                : Objects.equals(one, other);
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
