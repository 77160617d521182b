package org.colonnade.value;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.colonnade.model.Scalar;
import org.colonnade.store.Bytes;
import org.colonnade.store.Values;

/**
 * The order of complex values: by kind, then scalars as stores order them, lists by their first difference, records by
 * the first field that differs in the order of the names. It agrees with equality.
 */
final class ValueOrder {
    private static final List<Class<? extends ComplexValue>> KINDS = List.of(
            ComplexValue.Absent.class,
            ComplexValue.Scalar.class,
            ComplexValue.Reference.class,
            ComplexValue.Elements.class,
            ComplexValue.Fields.class);

    private static final Map<Class<?>, Scalar> SCALARS = Map.ofEntries(
            Map.entry(Boolean.class, Scalar.BOOLEAN),
            Map.entry(Integer.class, Scalar.INT),
            Map.entry(Long.class, Scalar.LONG),
            Map.entry(Float.class, Scalar.FLOAT),
            Map.entry(Double.class, Scalar.DOUBLE),
            Map.entry(BigDecimal.class, Scalar.DECIMAL),
            Map.entry(String.class, Scalar.TEXT),
            Map.entry(Bytes.class, Scalar.BYTES),
            Map.entry(LocalDate.class, Scalar.DATE),
            Map.entry(Instant.class, Scalar.TIMESTAMP),
            Map.entry(UUID.class, Scalar.UUID));

    private ValueOrder() {}

    /** The scalar type that a Java value is of; fails if there is none. */
    static Scalar scalar(Object value) {
        Scalar scalar = value == null ? null : SCALARS.get(value.getClass());
        if (scalar == null) {
            throw new IllegalArgumentException(
                    value == null ? "null is no scalar" : value.getClass().getName() + " is no scalar");
        }
        return scalar;
    }

    static int compare(ComplexValue one, ComplexValue other) {
        int kinds = Integer.compare(KINDS.indexOf(one.getClass()), KINDS.indexOf(other.getClass()));
        if (kinds != 0) {
            return kinds;
        } else if (one instanceof ComplexValue.Scalar a && other instanceof ComplexValue.Scalar b) {
            return scalars(a.value(), b.value());
        } else if (one instanceof ComplexValue.Reference a && other instanceof ComplexValue.Reference b) {
            int classes = a.aggregate().compareTo(b.aggregate());
            return classes != 0 ? classes : scalars(a.id(), b.id());
        } else if (one instanceof ComplexValue.Elements a && other instanceof ComplexValue.Elements b) {
            return lists(a.elements().iterator(), b.elements().iterator());
        } else if (one instanceof ComplexValue.Fields a && other instanceof ComplexValue.Fields b) {
            return records(new TreeMap<>(a.fields()), new TreeMap<>(b.fields()));
        }
        return 0;
    }

    private static int scalars(Object one, Object other) {
        Scalar scalar = scalar(one);
        int types = scalar.compareTo(scalar(other));
        if (types != 0) {
            return types;
        }
        int values = Values.order(scalar).compare(one, other);
        return values == 0 && scalar == Scalar.DECIMAL
                ? Integer.compare(((BigDecimal) one).scale(), ((BigDecimal) other).scale())
                : values;
    }

    private static int lists(Iterator<ComplexValue> one, Iterator<ComplexValue> other) {
        while (one.hasNext() && other.hasNext()) {
            int elements = compare(one.next(), other.next());
            if (elements != 0) {
                return elements;
            }
        }
        return Boolean.compare(one.hasNext(), other.hasNext());
    }

    private static int records(TreeMap<String, ComplexValue> one, TreeMap<String, ComplexValue> other) {
        TreeMap<String, ComplexValue> names = new TreeMap<>(one);
        names.putAll(other);
        for (String name : names.keySet()) {
            int fields =
                    compare(one.getOrDefault(name, ComplexValue.ABSENT), other.getOrDefault(name, ComplexValue.ABSENT));
            if (fields != 0) {
                return fields;
            }
        }
        return 0;
    }
}
