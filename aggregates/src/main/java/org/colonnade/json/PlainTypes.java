package org.colonnade.json;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/**
 * Java types that determine how to read the JSON of each of their parts: records of scalars, lists and records.
 *
 * <p>Others leave it open whether 5 is an int or a long, like {@code Object} and Jackson's nodes, or are unknown.
 */
public final class PlainTypes {
    private static final Set<Type> SCALARS = Set.of(
            boolean.class,
            int.class,
            long.class,
            float.class,
            double.class,
            Boolean.class,
            Integer.class,
            Long.class,
            Float.class,
            Double.class,
            BigDecimal.class,
            String.class,
            byte[].class,
            LocalDate.class,
            Instant.class,
            UUID.class);

    private PlainTypes() {}

    public static boolean isPlain(Class<?> type) {
        return type.isRecord() && isPlain(type, new HashSet<>());
    }

    /** Types that were asked of before are plain, or another part is not. */
    private static boolean isPlain(Type type, Set<Type> known) {
        if (SCALARS.contains(type) || known.contains(type)) {
            return true;
        } else if (type instanceof ParameterizedType list) {
            return list.getRawType() == List.class && isPlain(list.getActualTypeArguments()[0], known);
        } else if (type instanceof Class<?> record && record.isRecord() && record.getTypeParameters().length == 0) {
            known.add(type);
            return Arrays.stream(record.getRecordComponents())
                    .map(RecordComponent::getGenericType)
                    .allMatch(t -> isPlain(t, known));
        }
        return type instanceof Class<?> other && other.isEnum();
    }
}
