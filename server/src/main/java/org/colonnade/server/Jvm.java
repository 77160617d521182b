package org.colonnade.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A server written in Java as a process of its own, with the JVM that runs this, in little memory and quick to start. Temporary
 * files are in its directory, for a server that is killed leaves them behind.
 */
public record Jvm(
        ServerSettings settings,
        List<String> options,
        List<Path> classes,
        Path jars,
        String main,
        List<String> arguments) {
    /** Behind some places, the class path has all jars of a directory. */
    public List<String> command() throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xms64m", "-Xmx" + settings.heap(), "-XX:+UseSerialGC"));
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+ExitOnOutOfMemoryError"));
        command.add("-Djava.io.tmpdir=" + emptied(settings.directory().resolve("colonnade-tmp")));
        command.addAll(options);
        command.addAll(List.of("-cp", path(), main));
        command.addAll(arguments);
        return command;
    }

    private static Path emptied(Path directory) throws IOException {
        Files.createDirectories(directory);
        try (Stream<Path> left = Files.walk(directory)) {
            for (Path path : left.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
        return Files.createDirectory(directory);
    }

    private String path() {
        return Stream.concat(classes.stream().map(Path::toString), Stream.of(jars + "/*"))
                .collect(Collectors.joining(System.getProperty("path.separator")));
    }
}
