package org.colonnade.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.jna.Platform;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NativeCacheTest {
    private static final String NATIVES = "ortools-" + Platform.RESOURCE_PREFIX;

    @TempDir
    private Path root;

    @Test
    void several_at_once_share_one_complete_directory() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(2);
        Callable<Path> task = () -> new NativeCache(root).directory(NATIVES);
        for (Future<Path> directory : threads.invokeAll(List.of(task, task))) {
            assertThat(directory.get().resolve(System.mapLibraryName("jniortools")))
                    .isRegularFile();
        }
        threads.shutdown();
        assertThat(names(root)).singleElement().asString().matches(NATIVES + "-[0-9.]+");
        assertThat(names(root.resolve(names(root).get(0)))).hasSizeGreaterThan(5);
    }

    @Test
    void what_is_there_is_not_written_again() throws IOException {
        Path directory = new NativeCache(root).directory(NATIVES);
        FileTime before = Files.getLastModifiedTime(directory);
        assertThat(new NativeCache(root).directory(NATIVES)).isEqualTo(directory);
        assertThat(Files.getLastModifiedTime(directory)).isEqualTo(before);
    }

    @Test
    void a_platform_without_libraries_leaves_nothing_behind() throws IOException {
        assertThatThrownBy(() -> new NativeCache(root).directory("ortools-vax"))
                .isInstanceOf(FileNotFoundException.class);
        assertThat(names(root)).isEmpty();
    }

    private static List<String> names(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(f -> f.getFileName().toString()).sorted().toList();
        }
    }
}
