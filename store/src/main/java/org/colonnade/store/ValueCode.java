package org.colonnade.store;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.model.Attribute;
import org.colonnade.model.Type;

/**
 * Encodes values of any type as few bytes, in no order, for stores that keep bytes.
 *
 * <p>Columns and attributes begin with a bit each that tells whether they have a value, collections with their size;
 * {@link ScalarCode} writes the scalars.
 */
public final class ValueCode {
    private ValueCode() {}

    /** Encodes the values of a family's columns, null for missing ones. */
    public static byte[] encode(Shape shape, List<?> values) {
        ByteSink sink = new ByteSink();
        encode(sink, shape.types(), values);
        return sink.toArray();
    }

    /** Decodes the values of a family's columns, null for missing ones. */
    public static List<Object> decode(Shape shape, byte[] code) {
        List<Object> values = new ArrayList<>(shape.types().size());
        decode(new ByteSource(code), shape.types(), values);
        return values;
    }

    /** Returns the row with these codes of its key and of its values. */
    public static Row row(Shape shape, byte[] key, byte[] code) {
        List<Object> values = new ArrayList<>(shape.fields().size());
        shape.keyCode().decode(key, values);
        decode(new ByteSource(code), shape.types(), values);
        return new Row(values);
    }

    /** Encodes one value. */
    public static byte[] encode(Type type, Object value) {
        ByteSink sink = new ByteSink();
        encode(sink, type, value);
        return sink.toArray();
    }

    /** Decodes one value. */
    public static Object decode(Type type, byte[] code) {
        return decode(new ByteSource(code), type);
    }

    private static void encode(ByteSink sink, List<Type> types, List<?> values) {
        for (int i = 0; i < types.size(); i += 8) {
            int bits = 0;
            for (int j = i; j < Math.min(i + 8, types.size()); j++) {
                bits |= values.get(j) == null ? 0 : 1 << (j - i);
            }
            sink.put(bits);
        }
        for (int i = 0; i < types.size(); i++) {
            if (values.get(i) != null) {
                encode(sink, types.get(i), values.get(i));
            }
        }
    }

    private static void decode(ByteSource source, List<Type> types, List<Object> values) {
        byte[] bits = source.get((types.size() + 7) / 8);
        for (int i = 0; i < types.size(); i++) {
            boolean present = (bits[i / 8] >> (i % 8) & 1) == 1;
            values.add(present ? decode(source, types.get(i)) : null);
        }
    }

    private static void encode(ByteSink sink, Type type, Object value) {
        if (type instanceof Type.Simple simple) {
            ScalarCode.encode(sink, simple.scalar(), value);
        } else if (type instanceof Type.Reference reference) {
            ScalarCode.encode(sink, reference.key().scalar(), value);
        } else if (type instanceof Type.Collection collection) {
            List<?> elements = (List<?>) value;
            sink.putVariable(elements.size());
            elements.forEach(e -> encode(sink, collection.element(), e));
        } else if (type instanceof Type.Composite composite) {
            List<Attribute> attributes = composite.value().attributes();
            List<Object> values = new ArrayList<>();
            attributes.forEach(a -> values.add(((Map<?, ?>) value).get(a.name())));
            encode(sink, types(attributes), values);
        }
    }

    private static Object decode(ByteSource source, Type type) {
        if (type instanceof Type.Simple simple) {
            return ScalarCode.decode(source, simple.scalar());
        } else if (type instanceof Type.Reference reference) {
            return ScalarCode.decode(source, reference.key().scalar());
        } else if (type instanceof Type.Collection collection) {
            int size = Math.toIntExact(source.getVariable());
            List<Object> elements = new ArrayList<>();
            for (int i = 0; i < size; i++) {
                elements.add(decode(source, collection.element()));
            }
            return List.copyOf(elements);
        }
        return object(source, ((Type.Composite) type).value().attributes());
    }

    private static Map<String, Object> object(ByteSource source, List<Attribute> attributes) {
        List<Object> values = new ArrayList<>(attributes.size());
        decode(source, types(attributes), values);
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < values.size(); i++) {
            if (values.get(i) != null) {
                object.put(attributes.get(i).name(), values.get(i));
            }
        }
        return object;
    }

    private static List<Type> types(List<Attribute> attributes) {
        return attributes.stream().map(Attribute::type).toList();
    }
}
