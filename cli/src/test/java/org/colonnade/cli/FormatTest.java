package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.colonnade.console.Exit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FormatTest {
    private static final String UNTIDY = "ENTITY User(10){id KEY  name TEXT(20)} // people\n";
    private static final String TIDY = "entity User (10) {\n  id    key\n  name  text(20)\n}  // people\n";

    @TempDir
    Path folder;

    @Test
    void rewrites_what_is_untidy_and_says_so_once() throws IOException {
        String file = write("a.design", UNTIDY);
        assertThat(Run.of("format", file)).isEqualTo(new Run(Exit.FINE, "", "formatted " + file + "\n"));
        assertThat(Path.of(file)).hasContent(TIDY);
        assertThat(Run.of("format", file)).isEqualTo(new Run(Exit.FINE, "", ""));
    }

    @Test
    void only_lists_with_check() throws IOException {
        String untidy = write("a.design", UNTIDY);
        String tidy = write("b.design", TIDY);
        assertThat(Run.of("format", "--check", untidy, tidy)).isEqualTo(new Run(Exit.FINDINGS, untidy + "\n", ""));
        assertThat(Path.of(untidy)).hasContent(UNTIDY);
        assertThat(Run.of("format", "--check", tidy)).isEqualTo(new Run(Exit.FINE, "", ""));
    }

    @Test
    void formats_standard_input_to_standard_output() {
        assertThat(Run.withInput(UNTIDY, "format", "-")).isEqualTo(new Run(Exit.FINE, TIDY, ""));
    }

    @Test
    void leaves_alone_what_it_cannot_read() throws IOException {
        String broken = write("a.design", "entity User { id key");
        Run run = Run.of("format", broken);
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err()).contains("a.design:1:13: error: this `{` is not closed");
        assertThat(Path.of(broken)).hasContent("entity User { id key");
    }

    @Test
    void goes_on_with_the_other_files() throws IOException {
        String untidy = write("b.design", UNTIDY);
        Run run = Run.of("format", folder.resolve("none.design").toString(), untidy);
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err()).contains("there is no such file", "formatted " + untidy);
    }

    private String write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}
