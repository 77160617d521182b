package org.colonnade.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.colonnade.store.JsonScan;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Held against Jackson, which the module that has it does without. */
class JsonScanTest {
    private static final JsonMapper MAPPER = JsonMapper.shared();
    private static final String[] TEXTS = {"", "\"", "\\", "\\\"", "]", "[{\"log\":[", "é😀\n", "log", "a\\\\"};

    @Property
    void arrays_end_where_jackson_has_them_end(@ForAll long seed, @ForAll boolean pretty) {
        Random random = new Random(seed);
        ObjectNode object = object(random, 3);
        if (random.nextBoolean()) {
            object.set("log", array(random, 2));
            object.set("z", value(random, 2));
        }
        String text = text(object, pretty);
        OptionalInt end = JsonScan.endOfArray(text, "log");
        assertThat(end.isPresent()).isEqualTo(object.get("log") instanceof ArrayNode);
        if (end.isPresent()) {
            ArrayNode log = (ArrayNode) object.get("log");
            String comma = log.isEmpty() ? "" : ",";
            String longer = text.substring(0, end.getAsInt()) + comma + "\"new\"" + text.substring(end.getAsInt());
            log.add("new");
            assertThat(MAPPER.readTree(longer)).isEqualTo(object);
        }
    }

    private static String text(JsonNode node, boolean pretty) {
        return pretty
                ? MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(node)
                : MAPPER.writeValueAsString(node);
    }

    @Property
    void members_are_those_that_jackson_has(@ForAll long seed, @ForAll boolean pretty) {
        ObjectNode object = object(new Random(seed), 3);
        Map<String, JsonNode> members = new LinkedHashMap<>();
        JsonScan.members("{\"b\":" + text(object, pretty), "b")
                .forEach((name, value) ->
                        members.put(MAPPER.readValue('"' + name + '"', String.class), MAPPER.readTree(value)));
        Map<String, JsonNode> expected = new LinkedHashMap<>();
        object.forEachEntry(expected::put);
        assertThat(members).containsExactlyEntriesOf(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "7",
                "{",
                "{\"a",
                "{\"a\"",
                "{\"a\" 1}",
                "{\"a\":1",
                "{\"a\":[1}",
                "{\"a\":1,}",
                "{a:1}"
            })
    void what_is_no_object_has_no_members(String text) {
        assertThatThrownBy(() -> JsonScan.members("{\"b\":" + text, "b")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void members_of_an_object_within_another_are_found() {
        String outer = "{\"a\":{\"b\":\"}\"},\"b\" : {\"c\":[1], \"d\" : {} }, \"e\":";
        assertThat(JsonScan.members(outer, "b")).containsExactly(Map.entry("c", "[1]"), Map.entry("d", "{}"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{}", "{\"a\":{}}", "{\"b\":[]}", "{\"b\":{", "{\"a\":{\"b\":{}}}"})
    void what_is_no_object_within_another_has_no_members(String text) {
        assertThatThrownBy(() -> JsonScan.members(text, "b")).isInstanceOf(IllegalArgumentException.class);
    }

    private static JsonNode value(Random random, int depth) {
        return switch (random.nextInt(depth > 0 ? 6 : 4)) {
            case 0 -> MAPPER.getNodeFactory().stringNode(text(random));
            case 1 -> MAPPER.getNodeFactory().numberNode(random.nextInt());
            case 2 -> MAPPER.getNodeFactory().booleanNode(random.nextBoolean());
            case 3 -> MAPPER.getNodeFactory().nullNode();
            case 4 -> array(random, depth - 1);
            default -> object(random, depth - 1);
        };
    }

    private static String text(Random random) {
        return TEXTS[random.nextInt(TEXTS.length)] + TEXTS[random.nextInt(TEXTS.length)];
    }

    private static ArrayNode array(Random random, int depth) {
        ArrayNode array = MAPPER.createArrayNode();
        for (int i = random.nextInt(3); i > 0; i--) {
            array.add(value(random, depth));
        }
        return array;
    }

    private static ObjectNode object(Random random, int depth) {
        ObjectNode object = MAPPER.createObjectNode();
        for (int i = random.nextInt(4); i > 0; i--) {
            object.set(random.nextInt(4) == 0 ? "log" : text(random), value(random, depth));
        }
        return object;
    }
}
