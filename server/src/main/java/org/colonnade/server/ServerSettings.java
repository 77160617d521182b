package org.colonnade.server;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * How a server is to run.
 *
 * <p>Invariants: {@code port} is the one that clients use; {@code directory} is where all that it keeps is, and absolute;
 * {@code heap} is an amount of memory as {@code java -Xmx} reads it; {@code sync} is one of the words that its kind knows.
 */
public record ServerSettings(int port, Path directory, String heap, String sync) {
    private static final Pattern HEAP = Pattern.compile("[1-9][0-9]{0,8}[mMgG]");

    public ServerSettings {
        directory = directory.toAbsolutePath().normalize();
        List<String> problems = problems(port, heap);
        if (!problems.isEmpty()) {
            throw new ServerException(String.join("; ", problems));
        }
    }

    /** What cannot be a port, and what cannot be an amount of memory. */
    static List<String> problems(int port, String heap) {
        List<String> problems = new ArrayList<>();
        if (port < 1 || port > 65535) {
            problems.add("--port must be from 1 to 65535, not " + port);
        }
        if (!HEAP.matcher(heap).matches()) {
            problems.add("--heap must be an amount of memory like 512m or 2g, not '" + heap + "'");
        }
        return problems;
    }
}
