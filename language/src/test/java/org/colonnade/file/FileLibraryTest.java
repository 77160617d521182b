package org.colonnade.file;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.colonnade.text.Problem;
import org.colonnade.text.Unreadable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class FileLibraryTest {
    @TempDir
    Path folder;

    private final FileLibrary library = new FileLibrary(new ByteArrayInputStream("from input".getBytes(UTF_8)));

    @Test
    void reads_text_beyond_ascii() throws Exception {
        assertThat(library.open(file("entity Größe 𝔘")).text()).isEqualTo("entity Größe 𝔘");
    }

    @Test
    void reads_an_empty_file() throws Exception {
        assertThat(library.open(file("")).text()).isEmpty();
    }

    @Test
    void drops_a_byte_order_mark() throws Exception {
        assertThat(library.open(file("\uFEFFentity")).text()).isEqualTo("entity");
    }

    @Test
    void reads_standard_input_under_the_name_of_a_dash() throws Exception {
        assertThat(library.open("-").text()).isEqualTo("from input");
    }

    @Test
    void reads_standard_input_that_cannot_seek() throws Exception {
        InputStream pipe = new FilterInputStream(new ByteArrayInputStream("from a pipe".getBytes(UTF_8))) {
            @Override
            public byte[] readNBytes(int length) throws IOException {
                throw new IOException("Illegal seek");
            }
        };
        assertThat(new FileLibrary(pipe).open("-").text()).isEqualTo("from a pipe");
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void reads_pipes_that_have_a_name() throws Exception {
        Path pipe = folder.resolve("pipe.design");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        Process writer = new ProcessBuilder("sh", "-c", "printf 'entity A' > '" + pipe + "'").start();
        assertThat(library.open(pipe.toString()).text()).isEqualTo("entity A");
        assertThat(writer.waitFor()).isZero();
    }

    @Test
    void points_at_the_first_byte_that_is_not_utf_8() throws Exception {
        Problem problem = problem(file(new byte[] {'a', '\n', (byte) 0xC3, (byte) 0xA4, 'b', (byte) 0xE4, 'c'}));
        assertThat(problem.at()).hasToString(folder.resolve("a.design") + ":2:3");
        assertThat(problem.message()).isEqualTo("the byte 0xE4 is not UTF-8");
    }

    @Test
    void points_at_a_character_that_the_end_cuts_off() throws Exception {
        assertThat(problem(file(new byte[] {'a', (byte) 0xC3})).at().column()).isEqualTo(2);
    }

    @Test
    void recognizes_utf_16() throws Exception {
        assertThat(problem(file("entity".getBytes(UTF_16))).help()).contains("seems to be UTF-16");
    }

    @Test
    void tells_files_of_nearly_the_same_name() throws Exception {
        for (String name : List.of("game.design", "gamer.design", "hotel.design")) {
            Files.writeString(folder.resolve(name), "");
        }
        Files.createDirectory(folder.resolve("gam"));
        assertThat(problem(folder.resolve("gme.design").toString()).help()).isEqualTo("did you mean `game.design`?");
        assertThat(problem(folder.resolve("game").toString()).help())
                .isEqualTo("did you mean `game.design` or `gamer.design`?");
        assertThat(problem(folder.resolve("shop.design").toString()).help()).isEmpty();
    }

    @Test
    void says_that_a_file_is_missing() {
        Problem problem = problem(folder.resolve("no.design").toString());
        assertThat(problem).hasToString(folder.resolve("no.design") + ":1:1: error: there is no such file");
    }

    @Test
    void says_that_the_directory_is_missing_too() {
        assertThat(problem(folder.resolve("no/no.design").toString()).help())
                .isEqualTo("there is no directory " + folder.resolve("no") + " either");
    }

    @Test
    void says_that_a_directory_is_no_file() {
        assertThat(problem(folder.toString()).message()).isEqualTo("this is a directory, not a file");
    }

    @Test
    void says_that_a_name_is_none() {
        assertThat(problem("a\0b").message()).startsWith("this is not a file name");
    }

    @Test
    void says_that_a_file_is_too_large() throws IOException {
        Path large = folder.resolve("large.design");
        try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
            file.setLength(FileLibrary.LARGEST + 1L);
        }
        assertThat(problem(large.toString()).message()).isEqualTo("the file is larger than 64 MiB");
    }

    @Test
    void imports_relative_to_the_importing_file() {
        assertThat(library.resolve("a/b.design", "c.design")).isEqualTo("a/c.design");
        assertThat(library.resolve("b.design", "c.design")).isEqualTo("c.design");
        assertThat(library.resolve("a/b.design", "../a/./c.design")).isEqualTo("a/c.design");
        assertThat(library.resolve("a/b.design", "/c.design")).isEqualTo("/c.design");
        assertThat(library.resolve("-", "c.design")).isEqualTo("c.design");
        assertThat(library.resolve("a/b.design", "c\0d")).isEqualTo("c\0d");
    }

    @Test
    void calls_a_file_by_its_first_name_however_it_is_reached() throws Exception {
        String name = file("entity");
        Path link = Files.createSymbolicLink(folder.resolve("link.design"), Path.of("a.design"));
        String detour = "../" + folder.getFileName() + "/a.design";
        assertThat(library.open(name).name()).isEqualTo(name);
        assertThat(library.open(folder.resolve(detour).toString()).name()).isEqualTo(name);
        assertThat(library.resolve(name, link.toString())).isEqualTo(name);
        assertThat(library.resolve("b.design", name)).isEqualTo(name);
        assertThat(library.resolve("b.design", Path.of("").toAbsolutePath().relativize(Path.of(name)) + ""))
                .isEqualTo(name);
    }

    @Test
    void never_imports_standard_input() {
        assertThat(library.resolve("a.design", "-")).isEqualTo("./-");
    }

    private Problem problem(String name) {
        return catchThrowableOfType(Unreadable.class, () -> library.open(name)).problem();
    }

    private String file(String text) throws IOException {
        return file(text.getBytes(UTF_8));
    }

    private String file(byte[] bytes) throws IOException {
        return Files.write(folder.resolve("a.design"), bytes).toString();
    }
}
