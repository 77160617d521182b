package org.colonnade.placement;

import java.math.BigDecimal;
import org.colonnade.store.Bytes;
import org.colonnade.value.ComplexValue;
import org.colonnade.value.ComplexValue.Elements;
import org.colonnade.value.ComplexValue.Fields;
import org.colonnade.value.ComplexValue.Reference;
import org.colonnade.value.ComplexValue.Scalar;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Complex values as JSON, in one line; references as the paper writes them: {@code "Player:mary"}. */
final class ValueText {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private ValueText() {}

    static String of(ComplexValue value) {
        return node(value).toString();
    }

    static JsonNode node(ComplexValue value) {
        if (value instanceof Fields record) {
            ObjectNode node = NODES.objectNode();
            record.fields().forEach((name, field) -> node.set(name, node(field)));
            return node;
        } else if (value instanceof Elements list) {
            ArrayNode node = NODES.arrayNode();
            list.elements().forEach(e -> node.add(node(e)));
            return node;
        } else if (value instanceof Reference reference) {
            return NODES.stringNode(reference.toString());
        }
        return value instanceof Scalar scalar ? scalar(scalar.value()) : NODES.nullNode();
    }

    private static JsonNode scalar(Object value) {
        if (value instanceof Boolean truth) {
            return NODES.booleanNode(truth);
        } else if (value instanceof Number number) {
            return NODES.numberNode(new BigDecimal(number.toString()));
        }
        return value instanceof Bytes bytes ? NODES.binaryNode(bytes.toArray()) : NODES.stringNode(value.toString());
    }
}
