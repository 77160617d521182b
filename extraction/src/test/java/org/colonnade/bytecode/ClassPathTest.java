package org.colonnade.bytecode;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.colonnade.mapping.Compiled;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassPathTest {
    @TempDir
    Path folder;

    private Path good;

    @BeforeEach
    void compile() throws IOException {
        good = Compiled.source("Good", "class Good<T> { java.util.List<? extends T[]> items; }", folder)
                .resolve("Good.class");
    }

    @Test
    void reads_a_directory_a_jar_and_a_class_alike() throws IOException {
        Path jar = jar("good.jar", "BOOT-INF/classes/Good.class", Files.readAllBytes(good));
        Classes expected = ClassPath.read(List.of(good));
        assertThat(expected.byName()).containsOnlyKeys("Good");
        assertThat(expected.skipped()).isEmpty();
        assertThat(ClassPath.read(List.of(good.getParent()))).isEqualTo(expected);
        assertThat(ClassPath.read(List.of(jar))).isEqualTo(expected);
        assertThat(ClassPath.read(List.of(jar, good.getParent()))).isEqualTo(expected);
    }

    @Test
    void reads_generic_types() throws IOException {
        ClassFile file = ClassPath.read(List.of(good)).named("Good").orElseThrow();
        assertThat(file.parameters()).containsExactly("T");
        assertThat(file.members().get(0).type())
                .isEqualTo(new TypeUse.Named("java.util.List", List.of(new TypeUse.Array(new TypeUse.Variable("T")))));
    }

    @Test
    void names_and_skips_what_it_cannot_read() throws IOException {
        byte[] bytes = Files.readAllBytes(good);
        byte[] newer = bytes.clone();
        newer[7] = 90;
        write("a/Newer.class", newer);
        write("a/Cut.class", Arrays.copyOf(bytes, bytes.length / 2));
        write("a/Text.class", "no class at all".getBytes(UTF_8));
        write("a/Empty.class", new byte[0]);
        write("a/readme.txt", "not looked at".getBytes(UTF_8));
        write("a/Good.class", bytes);
        Classes classes = ClassPath.read(List.of(folder.resolve("a")));
        assertThat(classes.byName()).containsOnlyKeys("Good");
        assertThat(classes.skipped())
                .extracting(s -> s.toString().substring(folder.toString().length() + 3))
                .containsExactly(
                        "Cut.class: skipped, because it is broken",
                        "Empty.class: skipped, because it is no class file",
                        "Newer.class: skipped, because it is compiled for Java 46, and only those up to Java 27 can be read",
                        "Text.class: skipped, because it is no class file");
    }

    @Test
    void survives_every_broken_byte() throws IOException {
        byte[] bytes = Files.readAllBytes(good);
        for (int i = 0; i < bytes.length; i++) {
            for (int flip : new int[] {0x01, 0x80, 0xFF}) {
                byte[] broken = bytes.clone();
                broken[i] ^= (byte) flip;
                Files.write(good, broken);
                Classes classes = ClassPath.read(List.of(good));
                assertThat(classes.all().size() + classes.skipped().size()).isEqualTo(1);
            }
        }
    }

    @Test
    void finds_nothing_where_nothing_is() throws IOException {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        Path jar = jar("empty.jar", "META-INF/versions/9/Good.class", Files.readAllBytes(good));
        assertThat(ClassPath.read(List.of(empty, jar)).all()).isEmpty();
        assertThat(ClassPath.read(List.of(empty, jar)).skipped()).isEmpty();
    }

    @Test
    void skips_a_file_that_is_no_jar() throws IOException {
        Path text = write("notes.txt", "hello".getBytes(UTF_8));
        assertThat(ClassPath.read(List.of(text)).skipped())
                .containsExactly(new Skipped(text.toString(), "it is neither a directory nor a jar"));
    }

    @Test
    void throws_for_a_place_that_is_not_there() {
        assertThatThrownBy(() -> ClassPath.read(List.of(folder.resolve("none.jar"))))
                .isInstanceOf(NoSuchFileException.class);
    }

    private Path write(String name, byte[] bytes) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.write(file, bytes);
    }

    private Path jar(String name, String entry, byte[] bytes) throws IOException {
        Path jar = folder.resolve(name);
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new ZipEntry(entry));
            out.write(bytes);
        }
        return jar;
    }
}
