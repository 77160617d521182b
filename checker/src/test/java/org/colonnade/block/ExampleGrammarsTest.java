package org.colonnade.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.grammar.Grammar;
import org.colonnade.grammar.Production;
import org.colonnade.grammar.Write;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The grammars that are derived from the examples, and that they are grammars of the design language. */
class ExampleGrammarsTest {
    private static final List<String> EXAMPLES = List.of("blog", "eac", "game", "hotel", "hotel_nights", "rubis");

    @TestFactory
    Stream<DynamicTest> examples_have_the_grammars_of_their_goldens() {
        return EXAMPLES.stream()
                .map(name -> DynamicTest.dynamicTest(name, () -> {
                    String derived = Designs.all(Designs.example(name + ".design"))
                            .map(BlockGrammar::toString)
                            .collect(Collectors.joining("\n\n", "", "\n"));
                    Goldens.check(Goldens.resource("checker", "blocks").resolve(name + ".txt"), derived);
                }));
    }

    @TestFactory
    Stream<DynamicTest> derived_grammars_are_read_back_as_they_are() {
        return EXAMPLES.stream()
                .flatMap(name -> Designs.all(Designs.example(name + ".design")))
                .map(block -> DynamicTest.dynamicTest(block.grammar().name(), () -> {
                    Grammar read =
                            Designs.read("derived", block.toString()).grammars().get(0);
                    assertThat(text(read)).isEqualTo(text(block.grammar()));
                }));
    }

    private static List<String> text(Grammar grammar) {
        return Stream.of(
                        Stream.of(grammar.root().toString()),
                        grammar.productions().stream().map(Production::toString),
                        grammar.writes().stream().map(Write::toString))
                .flatMap(s -> s)
                .toList();
    }
}
