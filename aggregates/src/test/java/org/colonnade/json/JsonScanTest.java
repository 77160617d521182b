package org.colonnade.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

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
        String text = pretty
                ? MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(object)
                : MAPPER.writeValueAsString(object);
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
