package org.colonnade.json;

import java.math.BigDecimal;
import java.util.Base64;
import org.colonnade.store.Bytes;
import org.colonnade.value.ComplexValue;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes complex values as JSON; nothing is null. */
public final class ValueWriter {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private ValueWriter() {}

    public static JsonNode write(ComplexValue value) {
        if (value instanceof ComplexValue.Fields record) {
            ObjectNode object = NODES.objectNode();
            record.fields().forEach((name, inner) -> object.set(name, write(inner)));
            return object;
        } else if (value instanceof ComplexValue.Elements list) {
            ArrayNode array = NODES.arrayNode();
            list.elements().forEach(e -> array.add(write(e)));
            return array;
        } else if (value instanceof ComplexValue.Reference reference) {
            return scalar(reference.id());
        } else if (value instanceof ComplexValue.Scalar scalar) {
            return scalar(scalar.value());
        }
        return NODES.nullNode();
    }

    /** The same, without an object of Jackson's for each record and list. */
    static void write(JsonGenerator generator, ComplexValue value) {
        if (value instanceof ComplexValue.Fields record) {
            generator.writeStartObject();
            record.fields().forEach((name, inner) -> {
                generator.writeName(name);
                write(generator, inner);
            });
            generator.writeEndObject();
        } else if (value instanceof ComplexValue.Elements list) {
            generator.writeStartArray();
            list.elements().forEach(e -> write(generator, e));
            generator.writeEndArray();
        } else if (value instanceof ComplexValue.Scalar scalar && scalar.value() instanceof String text) {
            generator.writeString(text);
        } else {
            generator.writeTree(write(value));
        }
    }

    private static JsonNode scalar(Object value) {
        if (value instanceof Boolean bool) {
            return NODES.booleanNode(bool);
        } else if (value instanceof Integer number) {
            return NODES.numberNode(number);
        } else if (value instanceof Long number) {
            return NODES.numberNode(number);
        } else if (value instanceof BigDecimal number) {
            return NODES.numberNode(number);
        } else if (value instanceof Float number && isPlain(number)) {
            return NODES.numberNode(number);
        } else if (value instanceof Double number && isPlain(number)) {
            return NODES.numberNode(number);
        } else if (value instanceof Bytes bytes) {
            return NODES.stringNode(Base64.getEncoder().encodeToString(bytes.toArray()));
        }
        return NODES.stringNode(value.toString());
    }

    /** JSON has no infinity, and many readers of it have no negative zero. */
    private static boolean isPlain(double number) {
        return Double.isFinite(number) && !Double.valueOf(number).equals(-0d);
    }
}
