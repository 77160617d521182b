package org.colonnade.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Whether a process runs. One that has ended but whose parent has not taken note, as the first process of a container
 * often never does, counts as running for Java; it does not here.
 */
final class Life {
    private Life() {}

    static boolean isIn(ProcessHandle process) {
        return process.isAlive() && !hasEnded(Path.of("/proc", String.valueOf(process.pid()), "stat"));
    }

    /** The state comes behind the name, which is in parentheses and may have some itself. */
    private static boolean hasEnded(Path stat) {
        try {
            String text = Files.readString(stat, StandardCharsets.ISO_8859_1);
            return text.startsWith(") Z", text.lastIndexOf(')'));
        } catch (IOException e) {
            return false;
        }
    }
}
