package org.colonnade.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** What a process has written. */
public final class Log {
    private Log() {}

    /** Its last lines, indented; those of stack traces left out, they say less than what comes before them. */
    static String end(Path file, int lines) {
        List<String> telling = read(file)
                .lines()
                .filter(l -> !l.isBlank() && !l.startsWith("\tat ") && !l.startsWith("\t... "))
                .toList();
        return telling.subList(Math.max(0, telling.size() - lines), telling.size()).stream()
                .map(l -> "  " + l)
                .collect(Collectors.joining("\n"));
    }

    /** Whether it has written something. */
    public static boolean says(Path file, String text) {
        return read(file).contains(text);
    }

    private static String read(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "(" + file + " cannot be read)";
        }
    }
}
