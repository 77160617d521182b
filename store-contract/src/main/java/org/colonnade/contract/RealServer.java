package org.colonnade.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.colonnade.server.Ports;
import org.colonnade.server.Running;
import org.colonnade.server.Servers;

/**
 * A server for tests, as a process of its own that can be stopped, killed and started again.
 *
 * <p>It has a new directory under {@code target} and a port that was free, and is gone when the JVM ends.
 */
public final class RealServer {
    private final String name;
    private final Launch launch;
    private final Path directory;
    private final int port;
    private Optional<ProcessHandle> process = Optional.empty();

    /** Not started yet, so that its directory can be filled. */
    public RealServer(String name, Launch launch) {
        this.name = name;
        this.launch = launch;
        try {
            this.directory = Files.createTempDirectory(Path.of("target"), name).toAbsolutePath();
            this.port = Ports.free();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Runtime.getRuntime().addShutdownHook(new Thread(this::kill));
    }

    /** Starts the process of a server in a directory, and returns when it answers on a port; leaves one alone that runs. */
    @FunctionalInterface
    public interface Launch {
        ProcessHandle start(Path directory, int port);
    }

    /** A server that {@code colonnade server} can start. */
    public static Launch kind(String name, String heap, String sync) {
        return (directory, port) -> {
            Servers.Wishes wishes = new Servers.Wishes(
                    OptionalInt.of(port), Optional.of(directory), Optional.of(heap), Optional.of(sync));
            Running running = Servers.find(name, wishes, line -> {}).start();
            return ProcessHandle.of(running.process()).orElseThrow();
        };
    }

    /** One of a kind that runs. */
    public static RealServer started(String name, String heap, String sync) {
        RealServer server = new RealServer(name, kind(name, heap, sync));
        server.start();
        return server;
    }

    public String name() {
        return name;
    }

    public Path directory() {
        return directory;
    }

    public int port() {
        return port;
    }

    /** Its host and port. */
    public String place() {
        return "127.0.0.1:" + port;
    }

    /** Puts a file into its directory. */
    public void write(String file, String text) {
        try {
            Files.writeString(directory.resolve(file), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Starts it, unless it runs. */
    public synchronized void start() {
        process = Optional.of(launch.start(directory, port));
    }

    /** As {@code kill -9} does; returns when it is gone. */
    public synchronized void kill() {
        process.ifPresent(p -> {
            p.destroyForcibly();
            p.onExit().join();
        });
    }

    /** As {@code kill -STOP} does; returns when none of its threads runs, as far as the system tells. */
    public void hang() {
        signal("STOP");
        while (runs(Path.of("/proc", pid(), "task"))) {
            LockSupport.parkNanos(10_000_000);
        }
    }

    /** After it was made to hang. */
    public void goOn() {
        signal("CONT");
    }

    private void signal(String signal) {
        run("kill", "-" + signal, pid());
    }

    private String pid() {
        return String.valueOf(process.orElseThrow().pid());
    }

    private static boolean runs(Path threads) {
        if (!Files.isDirectory(threads)) {
            return false;
        }
        try (Stream<Path> all = Files.list(threads)) {
            return !all.allMatch(RealServer::isStopped);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The state of a thread follows its name, which is in brackets. */
    private static boolean isStopped(Path thread) {
        try {
            String line = Files.readString(thread.resolve("stat"));
            return line.startsWith("T", line.lastIndexOf(')') + 2);
        } catch (IOException e) {
            return true;
        }
    }

    /** Runs a program, which must succeed. */
    public static void run(String... command) {
        try {
            int code = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
            if (code != 0) {
                throw new IllegalStateException(command[0] + " ended with " + code);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
