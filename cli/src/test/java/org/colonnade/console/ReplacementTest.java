package org.colonnade.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;
import org.colonnade.session.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplacementTest {
    @TempDir
    Path folder;

    @Test
    void makes_a_new_file_and_leaves_nothing_beside_it() throws IOException {
        Path file = folder.resolve("new");
        Replacement.write(file, "Größe");
        assertThat(file).hasContent("Größe");
        try (Stream<Path> all = Files.list(folder)) {
            assertThat(all).containsExactly(file);
        }
    }

    @Test
    void keeps_the_permissions_of_a_file() throws IOException {
        Path file = Files.writeString(folder.resolve("old"), "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r----x"));
        Replacement.write(file, "new");
        assertThat(file).hasContent("new");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-r----x");
    }

    @Test
    void writes_through_a_symbolic_link() throws IOException {
        Path file = Files.writeString(folder.resolve("old"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);
        Replacement.write(link, "new");
        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent("new");
    }

    @Test
    void says_why_it_cannot_write() {
        Path file = folder.resolve("none/file");
        assertThatThrownBy(() -> Replacement.write(file, "text"))
                .isInstanceOf(Refusal.class)
                .hasMessage("cannot write " + file + ": there is no such directory");
        assertThatThrownBy(() -> Replacement.write(folder, "text"))
                .isInstanceOf(Refusal.class)
                .hasMessage("cannot write " + folder + ": it is a directory");
    }
}
