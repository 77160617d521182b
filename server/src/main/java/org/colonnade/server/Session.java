package org.colonnade.server;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Puts servers into sessions of their own, so that Ctrl-C reaches the program that started them, and not them. */
final class Session {
    private static final String PROGRAM = "setsid";

    private Session() {}

    /** A command that does the same in a session of its own, as the same process; itself, where the platform cannot. */
    static List<String> of(List<String> command) {
        String path = System.getenv().getOrDefault("PATH", "");
        boolean possible = Pattern.compile(File.pathSeparator, Pattern.LITERAL)
                .splitAsStream(path)
                .filter(d -> !d.isEmpty())
                .anyMatch(d -> Files.isExecutable(Path.of(d, PROGRAM)));
        List<String> own = new ArrayList<>(possible ? List.of(PROGRAM) : List.of());
        own.addAll(command);
        return own;
    }
}
