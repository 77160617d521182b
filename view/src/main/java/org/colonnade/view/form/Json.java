package org.colonnade.view.form;

import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The parts of JSON documents; the same document gives the same bytes on every machine. */
public final class Json {
    private static final ObjectMapper MAPPER =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private Json() {}

    /** The bytes of a whole document. */
    public static String text(ObjectNode document) {
        return MAPPER.writeValueAsString(document).replace("\r\n", "\n") + "\n";
    }

    public static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    /** The bytes of a document that is a list of things under a name. */
    public static <T> String list(String form, String name, List<T> things, Function<T, ? extends JsonNode> node) {
        return text(object().put("form", form).set(name, array(things, node)));
    }

    public static <T> ArrayNode array(List<T> things, Function<T, ? extends JsonNode> node) {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        things.forEach(t -> array.add(node.apply(t)));
        return array;
    }

    public static ArrayNode texts(Collection<?> values) {
        return texts(values, Object::toString);
    }

    public static <T> ArrayNode texts(Collection<T> things, Function<T, String> text) {
        return strings(things.stream().map(text).toList());
    }

    public static ArrayNode numbers(List<Double> numbers) {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        numbers.forEach(array::add);
        return array;
    }

    public static ArrayNode strings(List<String> texts) {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        texts.forEach(array::add);
        return array;
    }
}
