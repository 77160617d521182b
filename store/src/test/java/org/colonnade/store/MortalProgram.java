package org.colonnade.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** A program in a process of its own that is killed while it says, line by line, what it has done. */
public final class MortalProgram {
    private MortalProgram() {}

    /** Kills a program after so many lines; hands on the words of all lines that it has said until it is gone. */
    public static void killAfter(int lines, Consumer<String[]> said, Class<?> program, String... arguments)
            throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                program.getName()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader reader = process.inputReader()) {
            int read = 0;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                said.accept(line.split(" "));
                if (++read == lines) {
                    process.toHandle().destroyForcibly();
                }
            }
            assertThat(read).as("lines before the kill").isGreaterThanOrEqualTo(lines);
        } finally {
            process.destroyForcibly();
        }
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
    }
}
