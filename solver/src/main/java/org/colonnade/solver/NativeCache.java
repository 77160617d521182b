package org.colonnade.solver;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * Keeps native libraries unpacked from one run to the next: 70 MB, which take most of a second to write.
 *
 * <p>Invariant: a directory with its final name is complete, because it is filled under another name and renamed. Of
 * several processes that do so at once, one wins and the others take what it made.
 */
final class NativeCache {
    private final Path root;

    NativeCache(Path root) {
        this.root = root;
    }

    /** Where the platform wants caches to be. */
    static NativeCache ofUser() {
        String home = System.getProperty("user.home");
        Path caches = System.getProperty("os.name").startsWith("Mac")
                ? Path.of(home, "Library", "Caches")
                : Optional.ofNullable(System.getenv("XDG_CACHE_HOME"))
                        .map(Path::of)
                        .filter(Path::isAbsolute)
                        .orElse(Path.of(home, ".cache"));
        return new NativeCache(caches.resolve("colonnade"));
    }

    /** The directory with the files of a directory of the class path; made if it is not there. */
    Path directory(String name) throws IOException {
        Path directory = root.resolve(name + "-" + version(name));
        if (!Files.isDirectory(directory)) {
            Files.createDirectories(root);
            unpack(name, directory);
        }
        return directory;
    }

    private void unpack(String name, Path directory) throws IOException {
        Path unfinished = Files.createTempDirectory(root, name);
        try {
            copy(name, unfinished);
            Files.move(unfinished, directory, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileSystemException e) {
            delete(unfinished);
            if (!Files.isDirectory(directory)) {
                throw e;
            }
        }
    }

    private static void copy(String name, Path target) throws IOException {
        JarURLConnection connection = (JarURLConnection) resource(name + "/").openConnection();
        connection.setUseCaches(false);
        try (JarFile jar = connection.getJarFile()) {
            for (JarEntry entry : entries(jar, name + "/")) {
                try (InputStream content = jar.getInputStream(entry)) {
                    Files.copy(content, target.resolve(Path.of(entry.getName()).getFileName()));
                }
            }
        }
    }

    private static List<JarEntry> entries(JarFile jar, String prefix) {
        return jar.stream()
                .filter(e -> e.getName().startsWith(prefix) && !e.isDirectory())
                .toList();
    }

    private static void delete(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(directory);
    }

    private static String version(String name) throws IOException {
        Properties properties = new Properties();
        try (InputStream content = resource("META-INF/maven/com.google.ortools/" + name + "/pom.properties")
                .openStream()) {
            properties.load(content);
        }
        return properties.getProperty("version");
    }

    private static URL resource(String name) throws IOException {
        URL resource = NativeCache.class.getClassLoader().getResource(name);
        if (resource == null) {
            throw new FileNotFoundException(name);
        }
        return resource;
    }
}
