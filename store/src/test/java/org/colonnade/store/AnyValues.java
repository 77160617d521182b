package org.colonnade.store;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.UUID;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import org.colonnade.model.Attribute;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.model.ValueObject;
import org.colonnade.text.Source;
import org.colonnade.text.Span;

/** Random types and their values, with many that are nearly equal. */
final class AnyValues {
    static final Span AT = new Source("test", "").whole();

    private AnyValues() {}

    static Field field(Scalar scalar) {
        return new Field(scalar + "s", new Type.Simple(scalar, scalar.size()));
    }

    static Arbitrary<Object> of(Scalar scalar) {
        return switch (scalar) {
            case BOOLEAN -> Arbitraries.of(true, false).asGeneric();
            case INT -> Arbitraries.integers().asGeneric();
            case LONG -> Arbitraries.longs().asGeneric();
            case FLOAT ->
                Arbitraries.oneOf(
                                Arbitraries.floats(), Arbitraries.of(-0f, 0f, Float.MIN_VALUE, Float.NEGATIVE_INFINITY))
                        .asGeneric();
            case DOUBLE ->
                Arbitraries.oneOf(
                                Arbitraries.doubles(),
                                Arbitraries.of(-0d, 0d, Double.MIN_VALUE, Double.POSITIVE_INFINITY))
                        .asGeneric();
            case DECIMAL -> decimals().asGeneric();
            case TEXT -> texts().asGeneric();
            case BYTES ->
                Arbitraries.bytes().list().ofMaxSize(4).map(AnyValues::bytes).asGeneric();
            case DATE -> Arbitraries.integers().map(LocalDate::ofEpochDay).asGeneric();
            case TIMESTAMP ->
                Arbitraries.longs()
                        .map(Instant::ofEpochMilli)
                        .filter(i -> Values.isOf(field(Scalar.TIMESTAMP).type(), i))
                        .asGeneric();
            case UUID ->
                Combinators.combine(Arbitraries.longs(), Arbitraries.longs())
                        .as(UUID::new)
                        .asGeneric();
        };
    }

    private static Arbitrary<BigDecimal> decimals() {
        Arbitrary<BigDecimal> small = Combinators.combine(
                        Arbitraries.integers().between(-1100, 1100),
                        Arbitraries.integers().between(-3, 3))
                .as((digits, scale) -> BigDecimal.valueOf(digits, scale));
        Arbitrary<BigDecimal> large = Combinators.combine(
                        Arbitraries.bigIntegers().between(BigInteger.TEN.pow(40).negate(), BigInteger.TEN.pow(40)),
                        Arbitraries.integers().between(-1_000_000_000, 1_000_000_000))
                .as(BigDecimal::new);
        return Arbitraries.oneOf(small, small, large);
    }

    private static Arbitrary<String> texts() {
        return Arbitraries.of(
                        0, 1, 0x61, 0x62, 0x7F, 0x80, 0xFF, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF)
                .list()
                .ofMaxSize(4)
                .map(points -> {
                    StringBuilder text = new StringBuilder();
                    points.forEach(text::appendCodePoint);
                    return text.toString();
                });
    }

    private static Bytes bytes(List<Byte> list) {
        byte[] bytes = new byte[list.size()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = list.get(i);
        }
        return Bytes.of(bytes);
    }

    /** Types of all kinds, value objects and collections nested up to a depth. */
    static Arbitrary<Type> types(int depth) {
        Arbitrary<Type> simple = Arbitraries.of(Scalar.class).map(s -> field(s).type());
        if (depth == 0) {
            return simple;
        }
        Arbitrary<Type> reference =
                Arbitraries.of(Scalar.class).map(s -> new Type.Reference("User", new Type.Simple(s, s.size())));
        Arbitrary<Type> collection = types(depth - 1)
                .filter(t -> !(t instanceof Type.Collection))
                .map(element -> new Type.Collection(element, 2));
        Arbitrary<Type> object =
                types(depth - 1).list().ofMinSize(1).ofMaxSize(10).map(AnyValues::object);
        return Arbitraries.oneOf(simple, reference, collection, object);
    }

    private static Type object(List<Type> types) {
        List<Attribute> attributes = new ArrayList<>();
        for (Type type : types) {
            attributes.add(
                    new Attribute("Thing", "a" + attributes.size(), type, false, true, OptionalLong.empty(), AT));
        }
        return new Type.Composite(new ValueObject("Thing", attributes, AT));
    }

    static Arbitrary<Object> of(Type type) {
        if (type instanceof Type.Simple simple) {
            return of(simple.scalar());
        } else if (type instanceof Type.Reference reference) {
            return of(reference.key().scalar());
        } else if (type instanceof Type.Collection collection) {
            return of(collection.element()).list().ofMaxSize(3).asGeneric();
        }
        List<Attribute> attributes = ((Type.Composite) type).value().attributes();
        return Combinators.combine(attributes.stream()
                        .map(a -> of(a.type()).injectNull(0.3))
                        .toList())
                .as(values -> object(attributes, values));
    }

    private static Object object(List<Attribute> attributes, List<Object> values) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < values.size(); i++) {
            if (values.get(i) != null) {
                object.put(attributes.get(i).name(), values.get(i));
            }
        }
        return object;
    }
}
