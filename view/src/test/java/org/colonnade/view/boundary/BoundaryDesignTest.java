package org.colonnade.view.boundary;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.boundary.BoundaryAdvice;
import org.colonnade.boundary.BoundaryAdvisor;
import org.colonnade.boundary.Conditions;
import org.colonnade.design.Design;
import org.colonnade.language.DesignReader;
import org.colonnade.language.ReadDesign;
import org.colonnade.text.Goldens;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Source;
import org.junit.jupiter.api.Test;

class BoundaryDesignTest {
    private static final Conditions USUAL = new Conditions(Conditions.USUAL_SIZE, Set.of());

    @Test
    void what_is_proposed_can_be_pasted_into_the_design() {
        for (String name : new String[] {"game", "blog", "hotel", "rubis", "eac"}) {
            Design design = read(example(name));
            BoundaryAdvice advice = advise(design);
            Design longer = read(example(name) + BoundaryDesign.of(design, advice));
            assertThat(longer.aggregates()).hasSize(advice.blocks().size());
            assertThat(BoundaryAdvisor.advise(longer, longer.defaultMix(), USUAL)
                            .orElseThrow()
                            .boundaries())
                    .hasToString(advice.boundaries().toString());
        }
    }

    @Test
    void a_design_that_declares_all_of_it_needs_nothing() {
        Design game = read(example("game"));
        assertThat(BoundaryDesign.of(game, advise(game)))
                .isEqualTo("// nothing to add: the design declares all aggregates that are proposed\n");
    }

    @Test
    void what_is_nested_can_be_declared_as_value_objects() {
        Map<String, String> nested = Map.of(
                "blog", "Article.comments[*].parent",
                "hotel", "Hotel.rooms[*].amenities[*]",
                "rubis", "users.items_sold[*].bids[*].user",
                "eac", "Player.sessions[*].states[*].PosX");
        nested.forEach((name, path) -> {
            Design design = read(example(name));
            NestedValues values =
                    new NestedValues(design.model(), advise(design).boundaries());
            Design declared = read(declared(design, values));
            String root = path.substring(0, path.indexOf('.'));
            AggregateClass aggregate = AggregateClass.of(
                    declared.model(), declared.model().entity(root).orElseThrow());
            assertThat(aggregate.type(AccessPath.of(path.substring(root.length() + 1))))
                    .as(path)
                    .isPresent();
        });
    }

    /** The value objects, and what they change in entities, with no other attributes than keys. */
    private static String declared(Design design, NestedValues values) {
        String entities = design.model().entities().stream()
                .filter(e -> values.values().stream().noneMatch(v -> v.startsWith("value " + e + " ")))
                .map(e -> "entity " + e + " { " + e.soleKey().orElseThrow().name() + " key "
                        + e.soleKey().orElseThrow().type() + ", "
                        + values.fields().stream()
                                .filter(f -> f.startsWith(e + ": "))
                                .map(f -> f.substring(f.indexOf(' ')))
                                .collect(Collectors.joining(", "))
                        + " }\n")
                .collect(Collectors.joining());
        return String.join("\n", values.values()) + "\n" + entities;
    }

    private static BoundaryAdvice advise(Design design) {
        return BoundaryAdvisor.advise(design, design.defaultMix(), USUAL).orElseThrow();
    }

    private static String example(String name) {
        try {
            return Files.readString(Goldens.root().resolve("examples/" + name + ".design"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Design read(String text) {
        ReadDesign reading = DesignReader.read(new Source("test.design", text), new MapLibrary(Map.of()));
        return reading.design().orElseThrow(() -> new AssertionError(reading.problems()));
    }
}
