package org.colonnade.cassandra;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.colonnade.server.Jvm;
import org.colonnade.server.Ports;
import org.colonnade.server.Probe;
import org.colonnade.server.ServerException;
import org.colonnade.server.ServerKind;
import org.colonnade.server.ServerProfile;
import org.colonnade.server.ServerSettings;

/** A Cassandra of one node, which keeps little memory and starts fast. */
public final class CassandraServer implements ServerKind {
    /** The head of a frame of the native protocol 4 that asks what the server supports. */
    private static final byte[] OPTIONS = {4, 0, 0, 0, 5, 0, 0, 0, 0};

    private static final int RESPONSE = 0x84;
    private static final int SUPPORTED = 6;

    @Override
    public ServerProfile profile() {
        return new ServerProfile("cassandra", """
                batch, group: before it is acknowledged; periodic, Cassandra's own
                default: a crash may lose the last ten seconds""", "cassandra-5.0.9", 9042, List.of("batch", "group", "periodic"));
    }

    @Override
    public void check() {
        int version = Runtime.version().feature();
        if (version != 17) {
            throw new ServerException("Cassandra 5.0 runs on Java 17, not on " + version
                    + "; set JAVA_HOME to a JDK 17 for this command");
        }
    }

    @Override
    public List<String> prepare(ServerSettings settings, Path jars) throws IOException {
        Path directory = settings.directory();
        Path yaml = directory.resolve("cassandra.yaml");
        Path logging = directory.resolve("logback.xml");
        Files.writeString(yaml, CassandraYaml.of(settings, Ports.freeBeside(settings.port())));
        Files.writeString(logging, CassandraYaml.LOGGING);
        List<String> options = new ArrayList<>();
        options.add("-Xss256k");
        options.addAll(properties(directory, yaml, logging));
        options.addAll(modules());
        options.addAll(extra(directory.resolve("extra.options")));
        return new Jvm(settings, options, List.of(), jars, "org.apache.cassandra.service.CassandraDaemon", List.of())
                .command();
    }

    private static List<String> properties(Path directory, Path yaml, Path logging) {
        return List.of(
                "-Dcassandra.config=" + yaml.toUri(),
                "-Dcassandra.storagedir=" + directory.resolve("data"),
                "-Dlogback.configurationFile=" + logging.toUri(),
                "-Dcassandra-foreground=yes",
                "-Dcassandra.shutdown_announce_in_ms=0",
                "-Dcassandra.superuser_setup_delay_ms=0",
                "-Dcassandra.skip_wait_for_gossip_to_settle=0",
                "-Dcassandra.disk_usage.monitor_interval_ms=5000",
                "-Djdk.attach.allowAttachSelf=true",
                "-Dio.netty.tryReflectionSetAccessible=true",
                "-Djava.net.preferIPv4Stack=true",
                "-Dchronicle.analytics.disable=true");
    }

    /** Further options for the JVM, one on each line. */
    private static List<String> extra(Path file) throws IOException {
        return Files.isRegularFile(file)
                ? Files.readAllLines(file).stream().filter(l -> !l.isBlank()).toList()
                : List.of();
    }

    /** The inner parts of the JDK that Cassandra uses. */
    private static List<String> modules() {
        Stream<String> exports = Stream.of(
                        "java.base/jdk.internal.misc",
                        "java.management.rmi/com.sun.jmx.remote.internal.rmi",
                        "java.management/com.sun.jmx.remote.security",
                        "java.rmi/sun.rmi.registry",
                        "java.rmi/sun.rmi.server",
                        "java.sql/java.sql",
                        "java.base/java.lang.ref",
                        "jdk.unsupported/sun.misc")
                .map(p -> "--add-exports=" + p + "=ALL-UNNAMED");
        Stream<String> opens = Stream.of(
                        "java.base/java.lang.module",
                        "java.base/jdk.internal.loader",
                        "java.base/jdk.internal.ref",
                        "java.base/jdk.internal.reflect",
                        "java.base/jdk.internal.math",
                        "java.base/jdk.internal.module",
                        "java.base/jdk.internal.util.jar",
                        "java.base/sun.nio.ch",
                        "java.base/java.io",
                        "java.base/java.lang.reflect",
                        "java.base/java.lang",
                        "java.base/java.util",
                        "java.base/java.nio",
                        "jdk.management/com.sun.management.internal")
                .map(p -> "--add-opens=" + p + "=ALL-UNNAMED");
        return Stream.concat(exports, opens).toList();
    }

    @Override
    public boolean answers(int port) {
        return Probe.ask(port, OPTIONS, answer -> {
            byte[] head = new byte[OPTIONS.length];
            answer.readFully(head);
            return (head[0] & 0xff) == RESPONSE && head[4] == SUPPORTED;
        });
    }
}
