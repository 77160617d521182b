package org.colonnade.laws;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A process of its own that is killed while it works. */
public final class KilledClient {
    private KilledClient() {}

    /** Starts a {@link NotebookClient}, kills it after so many lines, and returns all that it has said. */
    public static List<String> run(int lines, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                NotebookClient.class.getName()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        List<String> said = new ArrayList<>();
        try (BufferedReader reader = process.inputReader()) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                said.add(line);
                if (said.size() == lines) {
                    process.toHandle().destroyForcibly();
                }
            }
        } finally {
            process.destroyForcibly();
            process.waitFor(120, TimeUnit.SECONDS);
        }
        if (said.size() < lines) {
            throw new IllegalStateException("the client ended after " + said);
        }
        return said;
    }
}
