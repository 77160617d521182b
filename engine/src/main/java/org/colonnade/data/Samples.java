package org.colonnade.data;

import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.ToLongFunction;
import org.colonnade.model.Attribute;
import org.colonnade.model.Type;
import org.colonnade.store.Bytes;

/**
 * Values of every type, each known by an index: larger ones for larger indexes, where the type has an order that people
 * think in, and different ones for different indexes, as far as the type has that many.
 */
final class Samples {
    private static final Instant FIRST = Instant.parse("2024-01-01T00:00:00Z");
    private static final long SPAN = 2L * 365 * 24 * 3600 * 1000;

    private final ToLongFunction<String> counts;
    private final long span;

    /** @param counts the number of instances of an entity, by its name */
    Samples(ToLongFunction<String> counts) {
        this(counts, SPAN);
    }

    /** @param span the milliseconds between the first time and the last */
    Samples(ToLongFunction<String> counts, long span) {
        this.counts = counts;
        this.span = span;
    }

    Object value(Type type, long index, long distinct, long seed) {
        if (type instanceof Type.Simple simple) {
            return scalar(simple, index, distinct, seed);
        } else if (type instanceof Type.Reference reference) {
            long count = counts.applyAsLong(reference.entity());
            return scalar(reference.key(), Mixing.below(count, Mixing.mix(seed, index)), count, 0);
        } else if (type instanceof Type.Collection collection) {
            return list(collection, index, distinct, seed);
        }
        return map(((Type.Composite) type).value().attributes(), index, distinct, seed);
    }

    private List<Object> list(Type.Collection collection, long index, long distinct, long seed) {
        long most = Math.round(2 * collection.count());
        long size = Mixing.below(most + 1, Mixing.mix(seed, index));
        List<Object> elements = new ArrayList<>();
        for (long i = 0; i < size; i++) {
            long element = Mixing.below(distinct, Mixing.mix(seed + i, index));
            elements.add(value(collection.element(), element, distinct, seed + 1));
        }
        return List.copyOf(elements);
    }

    private Map<String, Object> map(List<Attribute> attributes, long index, long distinct, long seed) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (Attribute attribute : attributes) {
            long own = Mixing.mix(seed, attribute.name());
            long among = attribute.distinct().orElse(distinct);
            long inner = among >= distinct ? index : Mixing.below(among, Mixing.mix(own, index));
            map.put(
                    attribute.name(),
                    attribute.inequality().isEven()
                            ? value(attribute.type(), inner, among, own)
                            : new Picks(this, attribute, among, own).value(Mixing.mix(own, index)));
        }
        return map;
    }

    private Object scalar(Type.Simple type, long index, long distinct, long seed) {
        return switch (type.scalar()) {
            case BOOLEAN -> index % 2 == 1;
            case INT -> (int) index;
            case LONG -> index;
            case FLOAT -> (float) index;
            case DOUBLE -> (double) index;
            case DECIMAL -> BigDecimal.valueOf(index, 2);
            case TEXT -> Words.text(index, type.bytes(), seed);
            case BYTES -> bytes(type.bytes(), index, seed);
            case DATE -> LocalDate.ofEpochDay(FIRST.getEpochSecond() / 86_400 + index);
            case TIMESTAMP -> FIRST.plusMillis(index * Math.max(1, span / distinct));
            case UUID -> uuid(index);
        };
    }

    private static Bytes bytes(int size, long index, long seed) {
        ByteBuffer buffer = ByteBuffer.allocate(Math.max(size, Long.BYTES));
        buffer.putLong(index);
        while (buffer.hasRemaining()) {
            buffer.put((byte) Mixing.mix(seed + buffer.position(), index));
        }
        return Bytes.of(buffer.array());
    }

    /** Returns a UUID of version 4, the random one, whose 122 free bits begin with the index. */
    static UUID uuid(long index) {
        long high = index << 16 & 0xFFFFFFFFFFFF0000L | 0x4000L | index >>> 48 & 0xFFFL;
        return new UUID(high, 0x8000000000000000L | Mixing.mix(1, index) >>> 2);
    }
}
