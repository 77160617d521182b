package org.colonnade.json;

import java.math.BigInteger;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Random JSON. */
public final class AnyJson {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final Random random;

    public AnyJson(long seed) {
        random = new Random(seed);
    }

    /** A value with at most so many levels. */
    public JsonNode node(int depth) {
        return switch (random.nextInt(depth == 0 ? 6 : 9)) {
            case 0 -> NODES.numberNode(random.nextInt(-20, 20));
            case 1 -> NODES.numberNode(random.nextLong());
            case 2 -> NODES.numberNode(new BigInteger(random.nextInt(1, 90), random).negate());
            case 3 -> NODES.numberNode(random.nextGaussian() * Math.pow(10, random.nextInt(-30, 30)));
            case 4 -> random.nextBoolean() ? NODES.booleanNode(random.nextBoolean()) : NODES.nullNode();
            case 5, 6 -> NODES.stringNode(text());
            case 7 -> array(depth);
            default -> object(depth);
        };
    }

    private ArrayNode array(int depth) {
        ArrayNode array = NODES.arrayNode();
        random.ints(random.nextInt(4)).forEach(i -> array.add(node(depth - 1)));
        return array;
    }

    private ObjectNode object(int depth) {
        ObjectNode object = NODES.objectNode();
        random.ints(random.nextInt(4)).forEach(i -> object.set(text(), node(depth - 1)));
        return object;
    }

    private String text() {
        String characters = "aZ09 .,:{}[]\"\\/\n\t\u0000\u001f\u007fé\u20ac\ud83d\ude00";
        StringBuilder text = new StringBuilder();
        random.ints(random.nextInt(12), 0, random.nextBoolean() ? 10 : characters.length() - 2)
                .forEach(i -> text.append(characters.charAt(i)));
        return text.append(random.nextInt(8) == 0 ? "\ud83d\ude00" : "").toString();
    }
}
