package org.colonnade.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JvmTest {
    @TempDir
    private Path directory;

    @Test
    void what_a_killed_server_left_behind_goes_and_all_else_stays() throws IOException {
        Path kept = Files.writeString(
                Files.createDirectories(directory.resolve("tmp")).resolve("mine"), "kept");
        Path temporary = Path.of(temporary());
        Files.writeString(Files.createDirectories(temporary.resolve("native")).resolve("library.so"), "left");
        assertThat(Path.of(temporary())).isEqualTo(temporary).isEmptyDirectory();
        assertThat(kept).hasContent("kept");
    }

    private String temporary() throws IOException {
        String option = "-Djava.io.tmpdir=";
        ServerSettings settings = new ServerSettings(9042, directory, "64m", "batch");
        return new Jvm(settings, List.of(), List.of(), directory, "Main", List.of())
                .command().stream()
                        .filter(word -> word.startsWith(option))
                        .findFirst()
                        .orElseThrow()
                        .substring(option.length());
    }
}
