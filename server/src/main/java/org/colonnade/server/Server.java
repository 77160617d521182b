package org.colonnade.server;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * A server in its directory, whether it runs or not. It outlives the program that starts it.
 *
 * <p>Its directory holds its configuration, data and log, and which process it is. After {@link #retire}, which may come
 * from another thread at any moment of a start, none of its processes runs.
 */
public final class Server {
    private static final Duration LONGEST_START = Duration.ofMinutes(3);
    private static final Duration LONGEST_STOP = Duration.ofSeconds(30);
    private static final int PAUSE = 100;

    private final ServerKind kind;
    private final String name;
    private final ServerSettings settings;
    private final Consumer<String> progress;
    private boolean retired;

    Server(ServerKind kind, ServerSettings settings, Consumer<String> progress) {
        this.kind = kind;
        this.name = kind.profile().name();
        this.settings = settings;
        this.progress = progress;
    }

    /** The server that runs in the directory, if one does. */
    public Optional<Running> running() {
        return Running.in(settings.directory());
    }

    /** Whether it does its work, rather than only being there. */
    public boolean answers(Running running) {
        return kind.isReady(settings.directory(), running.port());
    }

    /** What it runs, with the version. */
    public String product() {
        return kind.profile().artefacts();
    }

    /** Where a store on it is. */
    public String address(Running running) {
        return kind.address(running.port());
    }

    /** Starts it and waits until it answers. One that runs already is left alone. */
    public Running start() {
        try {
            Files.createDirectories(settings.directory());
            try (FileChannel channel = FileChannel.open(
                    settings.directory().resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
                channel.lock();
                return startLocked();
            }
        } catch (IOException e) {
            throw new ServerException("cannot start " + name + " in " + settings.directory() + ": " + FileObstacle.of(e)
                    + "; another directory is given with --dir");
        }
    }

    private Running startLocked() throws IOException {
        Optional<Running> there = running();
        if (there.isPresent()) {
            progress.accept(
                    name + " runs already, as process " + there.get().process() + " in " + settings.directory());
            return there.get();
        }
        kind.check();
        Ports.requireFree(settings.port());
        Path jars = new Artefacts(Places.cache(), progress).jars(kind);
        Process process = launch(kind.prepare(settings, jars));
        await(process);
        return Running.of(process.toHandle(), settings.port());
    }

    /** Whoever wants to stop it finds it from its first moment on. */
    private synchronized Process launch(List<String> command) throws IOException {
        if (retired) {
            throw new ServerException(name + " is not started any more");
        }
        progress.accept("starting " + name + " on port " + settings.port() + "; its log is " + log());
        Process process = new ProcessBuilder(Session.of(command))
                .directory(settings.directory().toFile())
                .redirectErrorStream(true)
                .redirectOutput(log().toFile())
                .start();
        process.getOutputStream().close();
        Running.of(process.toHandle(), settings.port()).save(settings.directory());
        return process;
    }

    private Path log() {
        return settings.directory().resolve("log");
    }

    private void await(Process process) throws IOException {
        long end = System.nanoTime() + LONGEST_START.toNanos();
        try {
            while (!kind.isReady(settings.directory(), settings.port())) {
                if (process.waitFor(PAUSE, TimeUnit.MILLISECONDS)) {
                    throw new ServerException(name + " ended with code " + process.exitValue()
                            + " while it was starting; its log " + log() + " ends with\n" + Log.end(log(), 8));
                }
                if (System.nanoTime() > end) {
                    String why = Silence.why(settings.port());
                    end(process.toHandle());
                    throw new ServerException(name + " did not answer within " + LONGEST_START.toMinutes()
                            + " minutes and was stopped (" + why + "); its log " + log() + " ends with\n"
                            + Log.end(log(), 8));
                }
            }
        } catch (InterruptedException e) {
            end(process.toHandle());
            Thread.currentThread().interrupt();
            throw new ServerException("interrupted while " + name + " was starting");
        }
        progress.accept(name + " answers");
    }

    /** Stops it: asks first, and ends the process if it does not stop. Says whether one was running. */
    public boolean stop() {
        Optional<Running> running = running();
        try {
            if (running.isPresent()) {
                progress.accept(
                        "stopping " + name + ", process " + running.get().process());
                end(running.get().handle().orElseThrow());
            }
            Running.forget(settings.directory());
        } catch (IOException e) {
            throw new ServerException(
                    "cannot stop " + name + " in " + settings.directory() + ": " + FileObstacle.of(e));
        }
        return running.isPresent();
    }

    /** Stops it for good: it cannot be started again. */
    public void retire() {
        synchronized (this) {
            retired = true;
        }
        stop();
    }

    private void end(ProcessHandle process) throws IOException {
        process.destroy();
        if (!isGone(process, LONGEST_STOP)) {
            process.destroyForcibly();
            if (!isGone(process, LONGEST_STOP)) {
                throw new ServerException("process " + process.pid() + " cannot be ended");
            }
        }
        Running.forget(settings.directory());
    }

    private static boolean isGone(ProcessHandle process, Duration wait) {
        long end = System.nanoTime() + wait.toNanos();
        try {
            while (Life.isIn(process) && System.nanoTime() < end) {
                Thread.sleep(PAUSE);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return !Life.isIn(process);
    }
}
