package org.colonnade.generator;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.colonnade.model.Numbers;

/**
 * Writes the entities of a random model, tied by mandatory many-to-one relationships along the links of a
 * {@link WattsStrogatz} graph, each in a random direction.
 *
 * <p>Each entity has a key and from 3 to 5 more attributes, and 10,000 instances with a standard deviation of 100.
 */
final class ModelGenerator {
    private static final int FEWEST_ATTRIBUTES = 3;
    private static final int MOST_ATTRIBUTES = 5;
    private static final int USUAL_COUNT = 10_000;

    private final SplitMix random;
    private final List<List<String>> relationships = new ArrayList<>();

    private ModelGenerator(SplitMix random) {
        this.random = random;
    }

    /** Returns the declarations of so many entities. */
    static String entities(int number, SplitMix random) {
        ModelGenerator generator = new ModelGenerator(random);
        generator.relate(number);
        return IntStream.range(0, number).mapToObj(generator::entity).collect(Collectors.joining());
    }

    private void relate(int entities) {
        IntStream.range(0, entities).forEach(i -> relationships.add(new ArrayList<>()));
        int[] ends = WattsStrogatz.ends(entities, random);
        for (int i = 0; i < entities; i++) {
            boolean forward = random.percent(50);
            relate(forward ? i : ends[i], forward ? ends[i] : i);
        }
    }

    private void relate(int from, int to) {
        Noun one = Noun.at(to);
        relationships
                .get(from)
                .add(one.one() + " -> " + one.entity() + "." + Noun.at(from).many());
    }

    private String entity(int position) {
        String fields = Stream.of(List.of("id key"), attributes(), relationships.get(position))
                .flatMap(List::stream)
                .collect(Collectors.joining("\n"));
        return "entity " + Noun.at(position).entity() + " (" + Numbers.text(count()) + ") {\n" + fields + "\n}\n";
    }

    private List<String> attributes() {
        int number = FEWEST_ATTRIBUTES + random.below(MOST_ATTRIBUTES - FEWEST_ATTRIBUTES + 1);
        List<AttributeKind> kinds = Stream.generate(() -> AttributeKind.random(random))
                .limit(number)
                .toList();
        return Stream.of(AttributeKind.values())
                .flatMap(k -> random.sample(k.fields(), Collections.frequency(kinds, k)).stream())
                .toList();
    }

    /** Draws nearly normally: twelve even numbers below 100 add up to 594 on average, with a variance of 9,999. */
    private int count() {
        return USUAL_COUNT
                - 594
                + IntStream.range(0, 12).map(i -> random.below(100)).sum();
    }
}
