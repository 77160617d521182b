package org.colonnade.redis;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.pool2.impl.GenericObjectPoolConfig;
import org.colonnade.store.Pieces;
import redis.clients.jedis.Connection;
import redis.clients.jedis.ConnectionPool;
import redis.clients.jedis.DefaultJedisClientConfig;
import redis.clients.jedis.HostAndPort;
import redis.clients.jedis.SslOptions;
import redis.clients.jedis.exceptions.JedisDataException;
import redis.clients.jedis.exceptions.JedisException;
import redis.clients.jedis.exceptions.JedisNoScriptException;

/** Sends commands over a pool of connections, many at a time before it reads their replies. */
record Connections(ConnectionPool pool, Faults faults) implements AutoCloseable {
    private static final int MOST_UNDER_WAY = 256;

    static Connections open(RedisOptions options, Faults faults) {
        int timeout = Math.toIntExact(options.timeout().toMillis());
        DefaultJedisClientConfig.Builder client = DefaultJedisClientConfig.builder()
                .resp2()
                .timeoutMillis(timeout)
                .database(options.database());
        if (options.tls()) {
            client.sslOptions(SslOptions.defaults());
        }
        options.address().user().ifPresent(client::user);
        options.address().password().ifPresent(client::password);
        GenericObjectPoolConfig<Connection> settings = new GenericObjectPoolConfig<>();
        settings.setMaxTotal(options.connections());
        settings.setMaxIdle(options.connections());
        settings.setMaxWait(options.timeout());
        settings.setJmxEnabled(false);
        return new Connections(
                new ConnectionPool(
                        new HostAndPort(options.address().hostOrLocal(), options.port()), client.build(), settings),
                faults);
    }

    /** The reply of one command. */
    Object send(String doing, Command command) {
        Object reply = send(doing, List.of(command)).get(0);
        if (reply instanceof JedisDataException refusal) {
            throw faults.of(doing, refusal);
        }
        return reply;
    }

    /** The replies of commands in their order, which may be {@link JedisDataException}s. */
    List<Object> send(String doing, List<Command> commands) {
        try (Connection connection = borrow(doing)) {
            return replies(connection, commands);
        } catch (JedisException e) {
            pool.clear();
            throw faults.of(doing, e);
        }
    }

    /** On a connection of which nobody hears any more, whatever goes wrong, since replies may be left there. */
    private static List<Object> replies(Connection connection, List<Command> commands) {
        try {
            List<Object> replies = exchange(connection, commands);
            if (isForgotten(replies)) {
                exchange(connection, Script.loading());
                again(connection, commands, replies);
            }
            return replies;
        } catch (RuntimeException | Error e) {
            connection.setBroken();
            throw e;
        }
    }

    private Connection borrow(String doing) {
        try {
            return pool.getResource();
        } catch (JedisException | IllegalStateException e) {
            throw faults.connecting(doing, e, pool.isClosed());
        }
    }

    private static List<Object> exchange(Connection connection, List<Command> commands) {
        List<Object> replies = new ArrayList<>(commands.size());
        for (List<Command> some : Pieces.of(commands, MOST_UNDER_WAY)) {
            some.forEach(c -> connection.sendCommand(c.name(), c.arguments().toArray(byte[][]::new)));
            replies.addAll(connection.getMany(some.size()));
        }
        return replies;
    }

    /** Whether the server has forgotten how to do something. */
    private static boolean isForgotten(List<Object> replies) {
        for (Object reply : replies) {
            if (reply instanceof JedisNoScriptException) {
                return true;
            }
        }
        return false;
    }

    /** Sends again what the server did not do because it had forgotten how. */
    private static void again(Connection connection, List<Command> commands, List<Object> replies) {
        for (int i = 0; i < replies.size(); i++) {
            if (replies.get(i) instanceof JedisNoScriptException) {
                replies.set(i, exchange(connection, List.of(commands.get(i))).get(0));
            }
        }
    }

    boolean isClosed() {
        return pool.isClosed();
    }

    @Override
    public void close() {
        pool.close();
    }
}
