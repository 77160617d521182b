package org.colonnade.cut;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import java.util.UUID;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AccessStep;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.model.Attribute;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.model.ValueObject;
import org.colonnade.store.Bytes;
import org.colonnade.text.Source;
import org.colonnade.text.Span;
import org.colonnade.value.ComplexValue;

/** Random classes of aggregates, with names that begin alike, and their values, cuts and paths. */
public final class RandomAggregate {
    private static final Span AT = new Source("test", "").whole();
    private static final List<String> NAMES = List.of("a", "aB", "a1", "ab", "A", "a_b", "é");

    private final Random random;

    public RandomAggregate(long seed) {
        this.random = new Random(seed);
    }

    public AggregateClass aggregateClass() {
        Attribute key = attribute("id", new Type.Simple(Scalar.TEXT, 10), true);
        List<Attribute> fields = new ArrayList<>(List.of(key));
        fields.addAll(record(3).value().attributes());
        return new AggregateClass("Thing", new ValueObject("Thing", fields, AT), key);
    }

    /** A class as it was before some of its fields were added to it. */
    public AggregateClass earlier(AggregateClass aggregate) {
        return new AggregateClass(aggregate.name(), earlier(aggregate.record()), aggregate.key());
    }

    /** A record has one field at least, and keeps its key. */
    private ValueObject earlier(ValueObject record) {
        List<Attribute> fields = new ArrayList<>();
        for (Attribute field : record.attributes()) {
            if (fields.isEmpty() || random.nextInt(3) > 0) {
                fields.add(attribute(field.name(), earlier(field.type()), field.isKey()));
            }
        }
        return new ValueObject(record.name(), fields, AT);
    }

    private Type earlier(Type type) {
        if (type instanceof Type.Collection collection) {
            return new Type.Collection(earlier(collection.element()), collection.count());
        }
        return type instanceof Type.Composite composite ? new Type.Composite(earlier(composite.value())) : type;
    }

    private Type.Composite record(int depth) {
        List<String> names = new ArrayList<>(NAMES);
        Collections.shuffle(names, random);
        List<Attribute> fields = new ArrayList<>();
        names.stream().limit(1 + random.nextInt(4)).forEach(n -> fields.add(attribute(n, type(depth), false)));
        return new Type.Composite(new ValueObject("Part", fields, AT));
    }

    private static Attribute attribute(String name, Type type, boolean key) {
        return new Attribute("Thing", name, type, key, !key, OptionalLong.empty(), AT);
    }

    private Type type(int depth) {
        Scalar scalar = Scalar.values()[random.nextInt(Scalar.values().length)];
        return switch (depth == 0 ? 0 : random.nextInt(5)) {
            case 0 -> new Type.Simple(scalar, scalar.size());
            case 1 -> new Type.Reference("Other", new Type.Simple(scalar, scalar.size()));
            case 2 -> record(depth - 1);
            default -> new Type.Collection(random.nextBoolean() ? record(depth - 1) : type(0), 3);
        };
    }

    /** A value of a class, with its key. */
    public ComplexValue value(AggregateClass aggregate) {
        ComplexValue.Fields value = (ComplexValue.Fields) value(aggregate.type());
        return value.with(aggregate.key().name(), new ComplexValue.Scalar("key " + random.nextInt(100)));
    }

    /** A value of a type. */
    public ComplexValue value(Type type) {
        if (type instanceof Type.Simple simple) {
            return new ComplexValue.Scalar(scalar(simple.scalar()));
        } else if (type instanceof Type.Reference reference) {
            return new ComplexValue.Reference(
                    reference.entity(), scalar(reference.key().scalar()));
        } else if (type instanceof Type.Collection collection) {
            List<ComplexValue> elements = new ArrayList<>();
            int size = random.nextInt(5) == 0 ? random.nextInt(13) : random.nextInt(4);
            for (int i = 0; i < size; i++) {
                elements.add(value(collection.element()));
            }
            return new ComplexValue.Elements(elements);
        }
        Map<String, ComplexValue> fields = new LinkedHashMap<>();
        for (Attribute attribute : ((Type.Composite) type).value().attributes()) {
            fields.put(attribute.name(), random.nextInt(3) == 0 ? ComplexValue.ABSENT : value(attribute.type()));
        }
        return new ComplexValue.Fields(fields);
    }

    private Object scalar(Scalar scalar) {
        int number = random.nextInt(7) - 3;
        return switch (scalar) {
            case BOOLEAN -> random.nextBoolean();
            case INT -> number;
            case LONG -> number * 1_000_000_000_000_000_000L;
            case FLOAT -> number / 3f;
            case DOUBLE -> number / 3d;
            case DECIMAL -> BigDecimal.valueOf(number, random.nextInt(5) - 2);
            case TEXT -> "\"é\n\ud83d\ude00 " + number;
            case BYTES -> Bytes.of((byte) number, (byte) 0);
            case DATE -> LocalDate.ofEpochDay(number * 1000L);
            case TIMESTAMP -> Instant.ofEpochMilli(number * 1_000_001L);
            case UUID -> new UUID(number, random.nextLong());
        };
    }

    /** One of the cuts of a class, with entries of several members among them. */
    public Cut cut(AggregateClass aggregate) {
        List<Portion> portions = new ArrayList<>();
        portion(aggregate, AccessPath.ROOT, portions);
        return Cut.of(aggregate, portions);
    }

    private void portion(AggregateClass aggregate, AccessPath element, List<Portion> portions) {
        Map<Integer, List<AccessPath>> groups = new LinkedHashMap<>();
        share(aggregate, element, 1 + random.nextInt(3), groups, portions);
        groups.values().forEach(g -> portions.add(new Portion(g)));
    }

    private void share(
            AggregateClass aggregate,
            AccessPath path,
            int count,
            Map<Integer, List<AccessPath>> groups,
            List<Portion> portions) {
        List<AccessPath> below = aggregate.below(path);
        if (below.isEmpty() || random.nextInt(3) == 0) {
            groups.computeIfAbsent(random.nextInt(count), i -> new ArrayList<>())
                    .add(path);
        } else if (below.get(0).last() instanceof AccessStep.Every) {
            portion(aggregate, below.get(0), portions);
        } else {
            below.forEach(p -> share(aggregate, p, count, groups, portions));
        }
    }

    /** A path that values of a class may have, or nearly have. */
    public AccessPath path(AggregateClass aggregate) {
        AccessPath path = AccessPath.ROOT;
        while (random.nextInt(5) > 0) {
            List<AccessPath> below = aggregate.below(path.general());
            if (below.isEmpty()) {
                break;
            }
            AccessStep step = below.get(random.nextInt(below.size())).last();
            path = step instanceof AccessStep.Every && random.nextInt(4) > 0
                    ? path.at(random.nextInt(3))
                    : path.then(step);
        }
        return path;
    }
}
