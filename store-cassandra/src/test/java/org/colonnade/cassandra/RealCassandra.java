package org.colonnade.cassandra;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.colonnade.server.Running;
import org.colonnade.server.Server;
import org.colonnade.server.Servers;
import org.colonnade.store.Address;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;

/**
 * Real servers, with passwords and encrypted connections, gone when the JVM ends: one for all tests of this JVM that let
 * it live, and one for those that do not.
 */
final class RealCassandra {
    static final String PASSWORD = "changeit";

    private final Path directory;
    private final int port;
    private final Server server;
    private Running running;

    /** Makes tables several times as fast, but forgets them when it is killed. */
    private static final String HASTY = "-Dcassandra.test.flush_local_schema_changes=false\n";

    /** Ends what a crash left of batches a second after the start; usually that is half a minute. */
    private static final String TIDY =
            "-Dcassandra.ring_delay_ms=1000\n-Dcassandra.batchlog.replay_timeout_in_ms=1000\n";

    private RealCassandra(Path directory, int port) {
        this.directory = directory;
        this.port = port;
        this.server = Servers.find(
                "cassandra",
                new Servers.Wishes(
                        OptionalInt.of(port), Optional.of(directory), Optional.of("256m"), Optional.of("batch")),
                line -> {});
    }

    /** The server that lives, started by whoever asks first; if it cannot be, nobody tries again. */
    static RealCassandra shared() {
        return Holder.SHARED.join();
    }

    /** The server that may be killed, and is started again by whoever killed it. */
    static RealCassandra mortal() {
        return MortalHolder.MORTAL.join();
    }

    private static final class Holder {
        static final CompletableFuture<RealCassandra> SHARED = CompletableFuture.supplyAsync(() -> fresh(HASTY));
    }

    private static final class MortalHolder {
        static final CompletableFuture<RealCassandra> MORTAL = CompletableFuture.supplyAsync(() -> fresh(TIDY));
    }

    private static RealCassandra fresh(String options) {
        try {
            RealCassandra fresh =
                    new RealCassandra(Files.createTempDirectory(Path.of("target"), "cassandra"), freePort());
            Runtime.getRuntime().addShutdownHook(new Thread(fresh::kill));
            fresh.configure();
            Files.writeString(fresh.directory.resolve("extra.options"), options);
            fresh.start();
            fresh.awaitLogin();
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

    private void configure() throws IOException {
        run(
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
        Files.writeString(directory.resolve("extra.yaml"), """
                authenticator: PasswordAuthenticator
                authorizer: CassandraAuthorizer
                role_manager: CassandraRoleManager
                client_encryption_options:
                  enabled: true
                  optional: true
                  keystore: %s
                  keystore_password: %s
                """.formatted(keys(), PASSWORD));
    }

    /** The server's key, which clients may trust. */
    Path keys() {
        return directory.resolve("server.p12").toAbsolutePath();
    }

    int port() {
        return port;
    }

    synchronized void start() {
        running = server.start();
    }

    /** The first user appears a little after the server does. */
    private void awaitLogin() {
        for (int i = 0; ; i++) {
            try {
                open("login", "").close();
                return;
            } catch (StoreException e) {
                if (i == 100) {
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
        return open("cassandra:cassandra@127.0.0.1:" + port + "/" + keyspace + "?timeout=20s" + options);
    }

    /** A store at what follows the scheme of an address. */
    static Store open(String rest) {
        return new CassandraProvider().open(Address.of("cassandra://" + rest));
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
        run("kill", "-" + name, String.valueOf(running.process()));
    }

    private static void run(String... command) throws IOException {
        try {
            int code = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
            if (code != 0) {
                throw new IOException(command[0] + " ended with " + code);
            }
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
    }
}
