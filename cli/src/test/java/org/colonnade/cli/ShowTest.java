package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.stream.Stream;
import org.colonnade.console.Exit;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ShowTest {
    @Test
    void prints_the_model_the_graphs_and_the_writers() {
        Run run = Run.of("show", example("blog"));
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("User (100_000)", "─< comments: Comment", "UPDATE Article by Article.author");
    }

    @Test
    void prints_nothing_of_a_design_with_errors() {
        Run run = Run.withInput("entity User { id kee }", "show", "-");
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("did you mean `key`?");
    }

    @Test
    void knows_no_other_formats() {
        Run run = Run.of("show", "--format", "yaml", example("blog"));
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err()).contains("'yaml'", "text, json");
    }

    @TestFactory
    Stream<DynamicTest> prints_json_that_follows_the_published_schema() throws IOException {
        return Stream.of("blog", "eac", "game", "hotel", "hotel_nights", "rubis")
                .map(name -> DynamicTest.dynamicTest(name, () -> {
                    Run run = Run.of("show", "--format", "json", example(name));
                    assertThat(run.err()).isEmpty();
                    assertThat(PublishedForm.violations("show", run.out())).isEmpty();
                    assertThat(Run.of("show", "--format", "json", example(name)))
                            .isEqualTo(run);
                }));
    }

    private static String example(String name) {
        return Goldens.root().resolve("examples").resolve(name + ".design").toString();
    }
}
