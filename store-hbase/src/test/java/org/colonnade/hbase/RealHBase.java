package org.colonnade.hbase;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import org.colonnade.server.Running;
import org.colonnade.server.Server;
import org.colonnade.server.Servers;
import org.colonnade.store.Address;
import org.colonnade.store.Store;

/** A real server for all tests of this JVM, gone when the JVM ends. */
final class RealHBase {
    private final int port;
    private final Server server;
    private Running running;

    private RealHBase(Path directory, int port) {
        this.port = port;
        this.server = Servers.find(
                "hbase",
                new Servers.Wishes(
                        OptionalInt.of(port), Optional.of(directory), Optional.of("512m"), Optional.of("hflush")),
                line -> {});
    }

    /** The server, started by whoever asks first; if it cannot be, nobody tries again. */
    static RealHBase shared() {
        return Holder.SHARED.join();
    }

    private static final class Holder {
        static final CompletableFuture<RealHBase> SHARED = CompletableFuture.supplyAsync(RealHBase::fresh);
    }

    private static RealHBase fresh() {
        try {
            RealHBase fresh = new RealHBase(Files.createTempDirectory(Path.of("target"), "hbase"), freePort());
            Runtime.getRuntime().addShutdownHook(new Thread(fresh::kill));
            fresh.start();
            return fresh;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            return socket.getLocalPort();
        }
    }

    int port() {
        return port;
    }

    synchronized void start() {
        running = server.start();
    }

    /** A store in a namespace. */
    Store open(String namespace, String options) {
        return open("127.0.0.1:" + port + "/" + namespace + "?timeout=30s" + options);
    }

    /** A store at what follows the scheme of an address. */
    static Store open(String rest) {
        return new HBaseProvider().open(Address.of("hbase://" + rest));
    }

    synchronized void kill() {
        if (running != null) {
            ProcessHandle.of(running.process()).ifPresent(p -> {
                p.destroyForcibly();
                p.onExit().join();
            });
        }
    }

    void signal(String name) throws IOException {
        try {
            int code = new ProcessBuilder("kill", "-" + name, String.valueOf(running.process()))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
            if (code != 0) {
                throw new IOException("kill ended with " + code);
            }
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
    }
}
