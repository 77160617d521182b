package org.colonnade.server;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.Optional;
import java.util.Properties;

/**
 * A server that runs: the number of its process, when that began, and its port, as they are kept in its directory.
 *
 * <p>Numbers of processes are given again, but never twice with the same beginning.
 */
public record Running(long process, Instant since, int port) {
    private static final String FILE = "running.properties";

    static Running of(ProcessHandle handle, int port) {
        return new Running(handle.pid(), beginning(handle), port);
    }

    private static Instant beginning(ProcessHandle handle) {
        return handle.info().startInstant().orElse(Instant.EPOCH);
    }

    /** The server of a directory, unless its process is gone. */
    static Optional<Running> in(Path directory) {
        Path file = directory.resolve(FILE);
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
            return Optional.of(new Running(
                            Long.parseLong(properties.getProperty("process", "")),
                            Instant.parse(properties.getProperty("since", "")),
                            Integer.parseInt(properties.getProperty("port", ""))))
                    .filter(r -> r.handle().isPresent());
        } catch (IOException | RuntimeException e) {
            throw new ServerException(
                    file + " cannot be read (" + e.getMessage() + "); delete it if no server runs in that directory");
        }
    }

    Optional<ProcessHandle> handle() {
        return ProcessHandle.of(process)
                .filter(h -> Life.isIn(h) && beginning(h).equals(since));
    }

    void save(Path directory) throws IOException {
        Properties properties = new Properties();
        properties.setProperty("process", String.valueOf(process));
        properties.setProperty("since", since.toString());
        properties.setProperty("port", String.valueOf(port));
        Path beside = directory.resolve(FILE + ".new");
        try (Writer writer = Files.newBufferedWriter(beside)) {
            properties.store(writer, null);
        }
        Files.move(beside, directory.resolve(FILE), StandardCopyOption.ATOMIC_MOVE);
    }

    static void forget(Path directory) throws IOException {
        Files.deleteIfExists(directory.resolve(FILE));
    }
}
