package org.colonnade.data;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.colonnade.model.Attribute;
import org.colonnade.model.Type;
import org.colonnade.model.ValueObject;
import org.colonnade.text.NearNames;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Converts values to JSON: lists to arrays, value objects to objects, numbers and booleans to themselves, other scalars
 * to strings.
 */
public final class ValueJson {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    private ValueJson() {}

    /** Reads a value; fails with an {@link IllegalArgumentException} that shows an example if the text is none. */
    static Object read(Type type, String text) {
        JsonNode node;
        try {
            node = MAPPER.readTree(text);
        } catch (JacksonException e) {
            throw wrong(type, text);
        }
        return value(type, node);
    }

    private static Object value(Type type, JsonNode node) {
        return type.match(
                simple -> scalar(simple, node),
                composite -> object(composite, node),
                reference -> scalar(reference, node),
                collection -> list(collection, node));
    }

    private static Object scalar(Type type, JsonNode node) {
        require(node.isValueNode() && !node.isNull(), type, node);
        return ValueText.read(type.kept(), node.asString());
    }

    private static List<Object> list(Type.Collection type, JsonNode node) {
        require(node.isArray(), type, node);
        List<Object> elements = new ArrayList<>();
        node.forEach(e -> elements.add(value(type.element(), e)));
        return List.copyOf(elements);
    }

    private static Map<String, Object> object(Type.Composite type, JsonNode node) {
        require(node.isObject(), type, node);
        ValueObject value = type.value();
        List<String> names = value.attributes().stream().map(Attribute::name).toList();
        for (String name : node.propertyNames()) {
            if (!names.contains(name)) {
                throw new IllegalArgumentException(
                        value + " has no attribute '" + name + "'" + NearNames.help("; ", name, names));
            }
        }
        Map<String, Object> values = new LinkedHashMap<>();
        for (Attribute attribute : value.attributes()) {
            JsonNode inner = node.get(attribute.name());
            if (inner != null && !inner.isNull()) {
                values.put(attribute.name(), value(attribute.type(), inner));
            } else if (!attribute.optional()) {
                throw new IllegalArgumentException(attribute + " needs a value");
            }
        }
        return values;
    }

    private static void require(boolean fits, Type type, JsonNode node) {
        if (!fits) {
            throw wrong(type, node.toString());
        }
    }

    private static IllegalArgumentException wrong(Type type, String text) {
        return new IllegalArgumentException("'" + text + "' is no " + type + "; one looks like " + example(type));
    }

    private static String example(Type type) {
        return type.match(
                simple -> "\"" + ValueText.example(simple.scalar()) + "\"",
                composite -> composite.value().attributes().stream()
                        .map(a -> "\"" + a.name() + "\": " + example(a.type()))
                        .collect(Collectors.joining(", ", "{", "}")),
                reference -> example(reference.key()),
                collection -> "[" + example(collection.element()) + "]");
    }

    /** Writes a value, or null for none. */
    public static JsonNode write(Object value) {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        if (value == null) {
            return nodes.nullNode();
        } else if (value instanceof List<?> list) {
            ArrayNode array = nodes.arrayNode();
            list.forEach(e -> array.add(write(e)));
            return array;
        } else if (value instanceof Map<?, ?> map) {
            ObjectNode object = nodes.objectNode();
            map.forEach((name, inner) -> object.set(name.toString(), write(inner)));
            return object;
        } else if (value instanceof Boolean bool) {
            return nodes.booleanNode(bool);
        } else if (value instanceof Number number && isFinite(number)) {
            return nodes.numberNode(new BigDecimal(number.toString()));
        }
        return nodes.stringNode(value.toString());
    }

    private static boolean isFinite(Number number) {
        return Double.isFinite(number.doubleValue()) || number instanceof BigDecimal;
    }
}
