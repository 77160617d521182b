package org.colonnade.cassandra;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.config.DriverConfigLoader;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.colonnade.contract.Once;
import org.colonnade.contract.RealServer;
import org.colonnade.store.Address;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;

/**
 * Real servers, with passwords and encrypted connections: one for all tests of this JVM that let it live, one for those
 * that do not, and small ones.
 */
final class RealCassandra {
    static final String PASSWORD = "changeit";

    /** Makes tables several times as fast, but forgets them when it is killed. */
    private static final String HASTY = "-Dcassandra.test.flush_local_schema_changes=false\n";

    /** Ends what a crash left of batches a second after the start; usually that is half a minute. */
    private static final String TIDY =
            "-Dcassandra.ring_delay_ms=1000\n-Dcassandra.batchlog.replay_timeout_in_ms=1000\n";

    /** Looks at its disk all the time; usually it does so every few seconds. */
    private static final String WATCHFUL = "-Dcassandra.disk_usage.monitor_interval_ms=100\n";

    /** The driver's own limits are for servers that do nothing else. Its pause before it closes is not needed here. */
    private static final DriverConfigLoader PATIENT = DriverConfigLoader.programmaticBuilder()
            .withDuration(DefaultDriverOption.REQUEST_TIMEOUT, Duration.ofMinutes(1))
            .withDuration(DefaultDriverOption.CONNECTION_INIT_QUERY_TIMEOUT, Duration.ofMinutes(1))
            .withDuration(DefaultDriverOption.CONTROL_CONNECTION_TIMEOUT, Duration.ofMinutes(1))
            .withDuration(DefaultDriverOption.NETTY_IO_SHUTDOWN_QUIET_PERIOD, Duration.ZERO)
            .withDuration(DefaultDriverOption.NETTY_ADMIN_SHUTDOWN_QUIET_PERIOD, Duration.ZERO)
            .build();

    private static final Once<RealCassandra> SHARED = new Once<>(() -> new RealCassandra(HASTY, ""));
    private static final Once<RealCassandra> MORTAL = new Once<>(() -> new RealCassandra(TIDY, ""));

    private final RealServer server = new RealServer("cassandra", RealServer.kind("cassandra", "256m", "batch"));

    private RealCassandra(String options, String yaml) {
        configure(yaml);
        server.write("extra.options", options);
        server.start();
        awaitLogin();
    }

    /** The server that lives. */
    static RealCassandra shared() {
        return SHARED.get();
    }

    /** The server that may be killed; who asks for it finds it alive. */
    static RealCassandra mortal() {
        RealCassandra mortal = MORTAL.get();
        mortal.server.start();
        return mortal;
    }

    /** A server that may keep so much. */
    static RealCassandra small(String size) {
        return new RealCassandra(HASTY + WATCHFUL, "data_disk_usage_max_disk_size: " + size + "\n");
    }

    RealServer server() {
        return server;
    }

    private void configure(String yaml) {
        RealServer.run(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-keyalg",
                "EC",
                "-alias",
                "server",
                "-dname",
                "CN=localhost",
                "-ext",
                "SAN=IP:127.0.0.1",
                "-storetype",
                "PKCS12",
                "-keystore",
                keys().toString(),
                "-storepass",
                PASSWORD);
        server.write("extra.yaml", """
                authenticator: PasswordAuthenticator
                authorizer: CassandraAuthorizer
                role_manager: CassandraRoleManager
                client_encryption_options:
                  enabled: true
                  optional: true
                  keystore: %s
                  keystore_password: %s
                """.formatted(keys(), PASSWORD) + yaml);
    }

    /** The server's key, which clients may trust. */
    Path keys() {
        return server.directory().resolve("server.p12");
    }

    int port() {
        return server.port();
    }

    /** The first user appears a little after the server does. */
    private void awaitLogin() {
        for (int i = 0; ; i++) {
            try {
                open("login", "").close();
                return;
            } catch (StoreException e) {
                if (i == 600) {
                    throw e;
                }
                sleep();
            }
        }
    }

    private static void sleep() {
        try {
            TimeUnit.MILLISECONDS.sleep(200);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A store as the user who may do everything. */
    Store open(String keyspace, String options) {
        return open("cassandra:cassandra@" + server.place() + "/" + keyspace + "?timeout=20s" + options);
    }

    /** Executes a statement as the user who may do everything. */
    void execute(String statement) {
        use(session -> session.execute(statement));
    }

    /** What somebody else does, as the user who may do everything. */
    <T> T use(Function<CqlSession, T> action) {
        try (CqlSession session = CqlSession.builder()
                .addContactPoint(new InetSocketAddress("127.0.0.1", port()))
                .withLocalDatacenter("datacenter1")
                .withAuthCredentials("cassandra", "cassandra")
                .withConfigLoader(PATIENT)
                .build()) {
            return action.apply(session);
        }
    }

    /** A store at what follows the scheme of an address. */
    static Store open(String rest) {
        return new CassandraProvider().open(Address.of("cassandra://" + rest));
    }
}
