package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.colonnade.console.Exit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DrawTest {
    @TempDir
    Path folder;

    private String design;

    @BeforeEach
    void write() throws IOException {
        design = Files.writeString(folder.resolve("a.design"), "entity User (10) {\n  id  key\n}\n")
                .toString();
    }

    @ParameterizedTest
    @CsvSource({"a.svg, <svg", "a.mmd, erDiagram", "a.dot, graph", "a.puml, @startuml"})
    void draws_what_the_name_of_the_output_asks_for(String name, String part) {
        Path output = folder.resolve(name);
        assertThat(Run.of("draw", design, "-o", output.toString())).isEqualTo(new Run(Exit.FINE, "", ""));
        assertThat(output).content().contains(part, "User");
    }

    @Test
    void knows_no_other_kinds() {
        Run run = Run.of("draw", design, "-o", folder.resolve("a.png").toString());
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err()).contains("a.png; it must end in one of .svg, .mmd, .dot, .puml");
    }

    @Test
    void draws_nothing_of_a_design_with_errors() {
        Path output = folder.resolve("a.svg");
        Run run = Run.of("draw", folder.resolve("no.design").toString(), "-o", output.toString());
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err()).contains("there is no such file");
        assertThat(output).doesNotExist();
    }

    @Test
    void wants_to_know_where_to_draw() {
        Run run = Run.of("draw", design);
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err()).contains("'--output=FILE'", "Try 'colonnade draw --help'.");
    }
}
