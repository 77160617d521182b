package org.colonnade.redis;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.colonnade.server.Running;
import org.colonnade.server.Server;
import org.colonnade.server.Servers;
import org.colonnade.store.Address;
import org.colonnade.store.Store;
import redis.clients.jedis.Connection;
import redis.clients.jedis.DefaultJedisClientConfig;
import redis.clients.jedis.HostAndPort;
import redis.clients.jedis.Protocol;
import redis.clients.jedis.exceptions.JedisDataException;

/** A real server for all tests of this JVM, with passwords, gone when the JVM ends. */
final class RealRedis {
    private final Path directory;
    private final int port;
    private final Server server;
    private Running running;

    private RealRedis(Path directory, int port) {
        this.directory = directory;
        this.port = port;
        this.server = Servers.find(
                "redis",
                new Servers.Wishes(
                        OptionalInt.of(port), Optional.of(directory), Optional.of("64m"), Optional.of("always")),
                line -> {});
    }

    /** The server, started by whoever asks first; if it cannot be, nobody tries again. */
    static RealRedis shared() {
        return Holder.SHARED.join();
    }

    private static final class Holder {
        static final CompletableFuture<RealRedis> SHARED = CompletableFuture.supplyAsync(RealRedis::fresh);
    }

    private static RealRedis fresh() {
        try {
            RealRedis fresh = new RealRedis(Files.createTempDirectory(Path.of("target"), "redis"), freePort());
            Runtime.getRuntime().addShutdownHook(new Thread(fresh::kill));
            Files.writeString(fresh.directory.resolve("extra.conf"), """
                    requirepass secret
                    user reader on >r ~* +@read +@connection +@scripting -@write
                    """);
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

    /** Waits until it has read its data, too, which a server with a password does not tell to strangers. */
    synchronized void start() {
        running = server.start();
        while (command("PING") instanceof JedisDataException) {
            LockSupport.parkNanos(50_000_000);
        }
    }

    /** A store as the user who may do everything. */
    Store open(int database, String options) {
        return open(":secret@127.0.0.1:" + port + "/" + database + "?timeout=20s" + options);
    }

    /** A store at what follows the scheme of an address. */
    static Store open(String rest) {
        return new RedisProvider().open(Address.of("redis://" + rest));
    }

    /** The reply to a command of words, and more arguments. */
    Object command(String words, int database, String... more) {
        String[] all =
                Stream.concat(Stream.of(words.split(" ")), Stream.of(more)).toArray(String[]::new);
        try (Connection connection = new Connection(
                new HostAndPort("127.0.0.1", port),
                DefaultJedisClientConfig.builder()
                        .resp2()
                        .timeoutMillis(60_000)
                        .password("secret")
                        .database(database)
                        .build())) {
            connection.sendCommand(
                    Protocol.Command.valueOf(all[0]),
                    List.of(all).subList(1, all.length).toArray(String[]::new));
            return connection.getMany(1).get(0);
        }
    }

    Object command(String words) {
        return command(words, 0);
    }

    List<String> texts(String words, int database) {
        return ((List<?>) command(words, database)).stream().map(Command::text).toList();
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
