package org.colonnade.json;

import java.math.BigDecimal;
import java.util.Base64;
import java.util.Map;
import org.colonnade.store.Bytes;
import org.colonnade.value.ComplexValue;
import tools.jackson.core.io.JsonStringEncoder;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes complex values as JSON; an absent value is null. */
public final class ValueWriter {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final JsonMapper MAPPER = JsonMapper.shared();

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

    /** The same as text. */
    static void write(StringBuilder text, ComplexValue value) {
        if (value instanceof ComplexValue.Fields record) {
            String separator = "{";
            for (Map.Entry<String, ComplexValue> field : record.fields().entrySet()) {
                write(text.append(separator), field.getKey()).append(':');
                write(text, field.getValue());
                separator = ",";
            }
            text.append(record.fields().isEmpty() ? "{}" : "}");
        } else if (value instanceof ComplexValue.Elements list) {
            String separator = "[";
            for (ComplexValue element : list.elements()) {
                write(text.append(separator), element);
                separator = ",";
            }
            text.append(list.elements().isEmpty() ? "[]" : "]");
        } else if (value instanceof ComplexValue.Scalar scalar && scalar.value() instanceof String string) {
            write(text, string);
        } else if (value instanceof ComplexValue.Scalar scalar && scalar.value() instanceof Integer number) {
            text.append(number.intValue());
        } else {
            text.append(MAPPER.writeValueAsString(write(value)));
        }
    }

    static StringBuilder write(StringBuilder text, String string) {
        text.append('"');
        JsonStringEncoder.getInstance().quoteAsString(string, text);
        return text.append('"');
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
