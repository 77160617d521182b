package org.colonnade.diagram;

import java.util.Random;
import java.util.stream.IntStream;
import org.colonnade.model.Cardinality;
import org.colonnade.model.Model;

/** Models of 1 to 25 entities with value objects and relationships of every kind; a seed gives one model. */
final class RandomModels {
    private static final String[] TYPES = {"uuid", "int", "text(80)", "timestamp?", "text(8)[4]"};
    private static final String LETTERS = "aelmnorstwÉßλЖ語_";

    private final Random random;
    private final Models models = new Models();
    private int values;
    private int entities;

    private RandomModels(long seed) {
        this.random = new Random(seed);
    }

    static Model of(long seed) {
        return new RandomModels(seed).model();
    }

    private Model model() {
        values = random.nextInt(5);
        entities = 1 + random.nextInt(25);
        IntStream.range(0, values).forEach(this::value);
        IntStream.range(0, entities).forEach(this::entity);
        IntStream.range(0, random.nextInt(2 * entities + 1)).forEach(this::relationship);
        return models.model();
    }

    private void value(int i) {
        models.value("V" + i, attributes(i, random.nextInt(5)));
    }

    private void entity(int i) {
        models.entity("E" + i, 1 + random.nextInt(1_000_000), attributes(values, 1 + random.nextInt(9)));
    }

    /** Of value objects, only the first so many may be nested; the first attribute is a scalar. */
    private String[] attributes(int nestable, int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> name() + i + " " + (i == 0 ? "uuid" : type(nestable)))
                .toArray(String[]::new);
    }

    private String type(int nestable) {
        if (random.nextInt(6) > 0) {
            return TYPES[random.nextInt(TYPES.length)];
        }
        String part = nestable > 0 && random.nextBoolean() ? "V" + random.nextInt(nestable) : "-> " + anyEntity();
        return part + new String[] {"", "?", "[7]"}[random.nextInt(3)];
    }

    private void relationship(int i) {
        Cardinality cardinality = Cardinality.values()[random.nextInt(3)];
        String from = anyEntity();
        String to = random.nextInt(8) == 0 ? from : anyEntity();
        String inverse = random.nextInt(3) == 0 ? "" : "." + name() + "i" + i;
        models.relationship(cardinality, random.nextBoolean(), from + "." + name() + "r" + i, to + inverse);
    }

    private String anyEntity() {
        return "E" + random.nextInt(entities);
    }

    private String name() {
        return IntStream.range(0, random.nextInt(18))
                .mapToObj(i -> String.valueOf(LETTERS.charAt(random.nextInt(LETTERS.length()))))
                .reduce("n", String::concat);
    }
}
