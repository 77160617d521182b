package org.colonnade.redis;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.colonnade.contract.Once;
import org.colonnade.contract.RealServer;
import org.colonnade.store.Address;
import org.colonnade.store.Store;
import redis.clients.jedis.Connection;
import redis.clients.jedis.DefaultJedisClientConfig;
import redis.clients.jedis.HostAndPort;
import redis.clients.jedis.Protocol;
import redis.clients.jedis.exceptions.JedisDataException;

/** A real server for all tests of this JVM, with passwords. */
final class RealRedis {
    private static final Once<RealRedis> SHARED = new Once<>(RealRedis::new);
    private static final RealServer.Launch LAUNCH = RealServer.kind("redis", "64m", "always");

    private final RealServer server = new RealServer("redis", this::launch);

    private RealRedis() {
        server.write("extra.conf", """
                requirepass secret
                user reader on >r ~* +@read +@connection +@scripting -@write
                """);
        server.start();
    }

    static RealRedis shared() {
        return SHARED.get();
    }

    RealServer server() {
        return server;
    }

    int port() {
        return server.port();
    }

    /** Waits until it has read its data, too, which a server with a password does not tell to strangers. */
    private ProcessHandle launch(Path directory, int port) {
        ProcessHandle process = LAUNCH.start(directory, port);
        while (command("PING") instanceof JedisDataException) {
            LockSupport.parkNanos(50_000_000);
        }
        return process;
    }

    /** A store as the user who may do everything. */
    Store open(int database, String options) {
        return open(":secret@" + server.place() + "/" + database + "?timeout=20s" + options);
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
                new HostAndPort("127.0.0.1", port()),
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
}
