package org.colonnade.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.colonnade.model.Model;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class DiagramFormatTest {
    private static final Path GOLDENS = Path.of("src", "test", "resources", "goldens");
    private static final Map<String, Model> MODELS = new TreeMap<>(Map.of(
            "blog", ExampleModels.blog(),
            "games", ExampleModels.games(),
            "auctions", ExampleModels.auctions(),
            "tricky-names", ExampleModels.trickyNames()));

    static Stream<Arguments> drawings() {
        return MODELS.keySet().stream()
                .flatMap(name -> Stream.of(DiagramFormat.values()).map(format -> Arguments.of(name, format)));
    }

    /** Rewritten by {@code -Dgoldens.write=true}. */
    @ParameterizedTest
    @MethodSource("drawings")
    void draws_an_example_as_its_golden_says(String name, DiagramFormat format) throws IOException {
        Path golden = GOLDENS.resolve(name + "." + format.extension());
        String drawn = format.draw(MODELS.get(name), "The model \"" + name + "\"");
        if (Boolean.getBoolean("goldens.write")) {
            Files.writeString(golden, drawn);
        }
        assertThat(drawn).isEqualTo(Files.readString(golden));
    }

    @Test
    void knows_a_format_by_the_extension_of_a_file() {
        assertThat(DiagramFormat.ofFile("out/model.svg")).contains(DiagramFormat.SVG);
        assertThat(DiagramFormat.ofFile("MODEL.MMD")).contains(DiagramFormat.MERMAID);
        assertThat(DiagramFormat.ofFile("a.b.dot")).contains(DiagramFormat.DOT);
        assertThat(DiagramFormat.ofFile("model.puml")).contains(DiagramFormat.PLANTUML);
    }

    @Test
    void knows_no_format_for_other_files() {
        assertThat(DiagramFormat.ofFile("model.png")).isEmpty();
        assertThat(DiagramFormat.ofFile("svg")).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("drawings")
    void takes_any_title(String name, DiagramFormat format) {
        String hostile = "a\"b\\c<d>&e\nf]]>\u0001\u2028--";
        assertThat(format.draw(MODELS.get(name), hostile)).doesNotContain("\nf").doesNotContain("\u0001");
        assertThat(format.draw(MODELS.get(name), "")).isNotEmpty();
    }
}
