package org.colonnade.placement;

import java.math.BigDecimal;
import org.colonnade.store.Bytes;
import org.colonnade.value.ComplexValue;
import org.colonnade.value.ComplexValue.Elements;
import org.colonnade.value.ComplexValue.Fields;
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
        return value.match(
                absent -> NODES.nullNode(),
                scalar -> scalar(scalar.value()),
                reference -> NODES.stringNode(reference.toString()),
                ValueText::array,
                ValueText::object);
    }

    private static JsonNode array(Elements list) {
        ArrayNode node = NODES.arrayNode();
        list.elements().forEach(e -> node.add(node(e)));
        return node;
    }

    private static JsonNode object(Fields record) {
        ObjectNode node = NODES.objectNode();
        record.fields().forEach((name, field) -> node.set(name, node(field)));
        return node;
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
