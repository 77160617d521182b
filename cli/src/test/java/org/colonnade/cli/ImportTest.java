package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.colonnade.console.Exit;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ImportTest {
    private static final String KEYS = "[[\"User\", \"alice\"], [\"Article\", 17]]\n";

    @TempDir
    Path folder;

    @Test
    void drafts_what_validates_and_is_formatted() {
        Path output = folder.resolve("blog.design");
        assertThat(Run.withInput(KEYS, "import", "datastore-keys", "-", "--writes", "-o", output.toString()))
                .isEqualTo(new Run(Exit.FINE, "", ""));
        assertThat(output)
                .content()
                .contains("grouping as_sampled { User { articles } }", "request PutArticle by User");
        assertThat(Run.of("validate", output.toString()).err()).isEqualTo("1 file, 0 errors, 0 warnings\n");
        assertThat(Run.of("format", "--check", output.toString())).isEqualTo(new Run(Exit.FINE, "", ""));
    }

    @Test
    void warns_of_bad_lines_and_goes_on() {
        Path bad = Goldens.resource("cli", "import").resolve("bad.jsonl");
        Run run = Run.of("import", "datastore-keys", bad.toString());
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(run.out()).contains("// 9 lines could not be read and are not counted.", "entity User (1)");
        Goldens.check(bad.resolveSibling("bad.txt"), run.err().replace(bad.getParent() + "/", ""));
    }

    @Test
    void drafts_nothing_from_bad_lines_when_strict() {
        Path bad = Goldens.resource("cli", "import").resolve("bad.jsonl");
        Run run = Run.of("import", "datastore-keys", "--strict", bad.toString());
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.out()).isEmpty();
        Goldens.check(bad.resolveSibling("bad_strict.txt"), run.err().replace(bad.getParent() + "/", ""));
    }

    @Test
    void shows_twenty_bad_lines_and_counts_the_rest() {
        Run run = Run.withInput(KEYS + "x\n".repeat(25), "import", "datastore-keys", "-");
        assertThat(run.err().lines().filter(l -> l.contains(": warning: "))).hasSize(20);
        assertThat(run.err()).endsWith("\n... and 5 more bad lines\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n\n", "nonsense\n"})
    void wants_a_key(String input) {
        Run run = Run.withInput(input, "import", "datastore-keys", "-");
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).endsWith("colonnade: there is no key in -\n");
    }

    @Test
    void says_which_file_it_cannot_read() {
        assertThat(Run.of("import", "datastore-keys", "none.jsonl"))
                .isEqualTo(new Run(Exit.INPUT, "", "colonnade: cannot read none.jsonl: there is no such file\n"));
        assertThat(Run.of("import", "datastore-keys", folder.toString()))
                .isEqualTo(new Run(Exit.INPUT, "", "colonnade: cannot read " + folder + ": it is a directory\n"));
        assertThat(Run.of("import", "classes", "none.jar", folder.toString(), "nowhere"))
                .isEqualTo(
                        new Run(Exit.INPUT, "", "colonnade: there is no such file or directory: none.jar, nowhere\n"));
    }

    @Test
    void drafts_from_classes_and_skips_what_is_broken() throws IOException {
        Path classes = compiled();
        Files.writeString(classes.resolve("Broken.class"), "nothing");
        Run run = Run.of("import", "classes", classes.toString());
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(run.out()).contains("entity Note {\n  id    key long\n  text  text?\n}");
        assertThat(run.err())
                .isEqualTo("warning: " + classes.resolve("Broken.class") + ": skipped, because it is no class file\n");
    }

    @Test
    void wants_an_entity() throws IOException {
        Path notes = Files.writeString(folder.resolve("notes.txt"), "nothing");
        Run run = Run.of("import", "classes", notes.toString());
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err())
                .contains(notes + ": skipped, because it is neither a directory nor a jar")
                .contains("colonnade: there is no entity among 0 classes;");
    }

    @Test
    void knows_no_other_source() {
        Run run = Run.of("import", "class");
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err())
                .startsWith("colonnade: there is no command 'class'\n")
                .contains("'colonnade import --help'");
        assertThat(Run.of("import").code()).isEqualTo(Exit.INPUT);
        assertThat(Run.of("import").err()).contains("datastore-keys", "classes");
    }

    @ParameterizedTest
    @ValueSource(strings = {"datastore-keys", "classes"})
    void explains_each_source(String source) {
        Run run = Run.of("import", source, "--help");
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(run.out()).contains("Usage: colonnade import " + source, "Examples:");
    }

    /** Annotations with the names of Objectify's do for the program: it goes by names. */
    private Path compiled() throws IOException {
        Path sources = Files.createDirectory(folder.resolve("sources"));
        Path classes = Files.createDirectory(folder.resolve("classes"));
        String heading = "package com.googlecode.objectify.annotation; public @interface ";
        Files.writeString(sources.resolve("Entity.java"), heading + "Entity {}");
        Files.writeString(sources.resolve("Id.java"), heading + "Id {}");
        Files.writeString(
                sources.resolve("Note.java"),
                "import com.googlecode.objectify.annotation.*; @Entity class Note { @Id Long id; String text; }");
        List<String> arguments = Stream.concat(
                        Stream.of("-proc:none", "-d", classes.toString()),
                        Stream.of("Entity", "Id", "Note")
                                .map(n -> sources.resolve(n + ".java").toString()))
                .toList();
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)))
                .isZero();
        return classes;
    }
}
