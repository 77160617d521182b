package org.colonnade.server;

import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The jars of servers, fetched through the user's own Maven, with its mirrors and passwords, and kept.
 *
 * <p>Invariant: a directory with its final name is complete, because it is filled under another name and renamed.
 */
record Artefacts(Path root, Consumer<String> progress) {
    /** The directory with the jars of a server, fetched if it is not there. */
    Path jars(ServerKind kind) throws IOException {
        String project = kind.profile().artefacts();
        Path directory = root.resolve(project);
        if (!Files.isDirectory(directory)) {
            Files.createDirectories(root);
            fetch(kind, directory);
        }
        return directory;
    }

    private void fetch(ServerKind kind, Path directory) throws IOException {
        String project = kind.profile().artefacts();
        Path unfinished = Files.createTempDirectory(root, project);
        try {
            progress.accept("fetching " + project + " through Maven into " + directory + " (once)");
            copyPom(kind, unfinished.resolve("pom.xml"));
            maven(project, unfinished);
            Files.move(unfinished, directory, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileSystemException e) {
            if (!Files.isDirectory(directory)) {
                throw e;
            }
        } finally {
            deleteIfThere(unfinished);
        }
    }

    private static void copyPom(ServerKind kind, Path target) throws IOException {
        try (InputStream pom =
                kind.getClass().getResourceAsStream(kind.profile().artefacts() + ".xml")) {
            if (pom == null) {
                throw new FileNotFoundException(kind.profile().artefacts() + ".xml");
            }
            Files.copy(pom, target);
        }
    }

    private static void maven(String project, Path directory) throws IOException {
        Path log = directory.resolve("maven.log");
        Process maven;
        try {
            maven = new ProcessBuilder(program(), "-B", "-ntp", "-q", "-f", "pom.xml", "prepare-package")
                    .directory(directory.toFile())
                    .redirectInput(ProcessBuilder.Redirect.from(nothing()))
                    .redirectErrorStream(true)
                    .redirectOutput(log.toFile())
                    .start();
        } catch (IOException e) {
            throw new ServerException("Maven is needed to fetch " + project + " and cannot be run (" + e.getMessage()
                    + "); install it so that 'mvn' is on the PATH, or name it in COLONNADE_MAVEN");
        }
        if (ended(maven, project) != 0) {
            throw new ServerException("Maven could not fetch " + project + ":\n" + Log.end(log, 8)
                    + "\ncheck the network and Maven's settings.xml, and start again");
        }
    }

    /** Its code, when it has ended. */
    private static int ended(Process maven, String project) {
        try {
            return maven.waitFor();
        } catch (InterruptedException e) {
            maven.destroy();
            maven.onExit().join();
            Thread.currentThread().interrupt();
            throw new ServerException("interrupted while Maven was fetching " + project);
        }
    }

    private static String program() {
        return System.getenv().getOrDefault("COLONNADE_MAVEN", isWindows() ? "mvn.cmd" : "mvn");
    }

    private static File nothing() {
        return new File(isWindows() ? "NUL" : "/dev/null");
    }

    private static boolean isWindows() {
        return System.getProperty("os.name").startsWith("Windows");
    }

    private static void deleteIfThere(Path directory) throws IOException {
        if (Files.isDirectory(directory)) {
            List<Path> files;
            try (Stream<Path> found = Files.list(directory)) {
                files = found.toList();
            }
            for (Path file : files) {
                Files.delete(file);
            }
            Files.delete(directory);
        }
    }
}
