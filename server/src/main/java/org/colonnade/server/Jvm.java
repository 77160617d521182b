package org.colonnade.server;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A program of Java in a process of its own, with the JVM that runs this, in little memory and quick to start. */
record Jvm(String heap, List<String> options, List<Path> classes, Path jars, String main, List<String> arguments) {
    /** Behind some places, the class path has all jars of a directory. */
    List<String> command() {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xms64m", "-Xmx" + heap, "-XX:+UseSerialGC"));
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+ExitOnOutOfMemoryError"));
        command.addAll(options);
        command.addAll(List.of("-cp", path(), main));
        command.addAll(arguments);
        return command;
    }

    private String path() {
        return Stream.concat(classes.stream().map(Path::toString), Stream.of(jars + "/*"))
                .collect(Collectors.joining(System.getProperty("path.separator")));
    }
}
