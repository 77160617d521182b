package org.colonnade.cassandra;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.CqlSessionBuilder;
import com.datastax.oss.driver.api.core.InvalidKeyspaceException;
import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.config.DriverConfigLoader;
import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import com.datastax.oss.driver.api.core.ssl.ProgrammaticSslEngineFactory;
import com.datastax.oss.driver.internal.core.loadbalancing.DcInferringLoadBalancingPolicy;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.colonnade.store.StoreException;

/** Opens sessions of a keyspace. */
record Sessions(CassandraOptions options, Faults faults) {
    /** What a change of the schema may take, which is more than reads and writes do. */
    static final Duration LONGEST_CHANGE = Duration.ofSeconds(30);

    /** Of a keyspace that is created if it is not there. */
    CqlSession open() {
        CqlSessionBuilder builder = builder();
        return faults.connecting(() -> open(builder));
    }

    /** Of a keyspace that is there. */
    CqlSession find() {
        CqlSessionBuilder builder = builder();
        return faults.connecting(() -> find(builder));
    }

    private CqlSessionBuilder builder() {
        InetSocketAddress host = new InetSocketAddress(options.address().hostOrLocal(), options.port());
        if (host.isUnresolved()) {
            throw options.address().unknownHost();
        }
        CqlSessionBuilder builder = CqlSession.builder().addContactPoint(host).withConfigLoader(configuration());
        options.address()
                .user()
                .ifPresent(u -> builder.withAuthCredentials(
                        u, options.address().password().orElse("")));
        options.tls()
                .map(TlsContext::of)
                .ifPresent(c -> builder.withSslEngineFactory(new ProgrammaticSslEngineFactory(c, null, true)));
        return builder;
    }

    private CqlSession find(CqlSessionBuilder builder) {
        try {
            return inside(builder);
        } catch (InvalidKeyspaceException e) {
            throw new StoreException(
                    StoreException.Kind.ABSENT,
                    options.address() + ": there is no keyspace '" + options.keyspace()
                            + "'; check its name; 'colonnade load' makes one, as do programs that open it",
                    e);
        }
    }

    private CqlSession inside(CqlSessionBuilder builder) {
        return checked(builder.withKeyspace(keyspace()).build());
    }

    private String keyspace() {
        return "\"" + options.keyspace() + "\"";
    }

    private CqlSession open(CqlSessionBuilder builder) {
        try {
            return inside(builder);
        } catch (InvalidKeyspaceException e) {
            try (CqlSession outside =
                    checked(builder.withKeyspace((String) null).build())) {
                outside.execute(SimpleStatement.newInstance(creation()).setTimeout(LONGEST_CHANGE));
            }
            return inside(builder);
        }
    }

    private String creation() {
        return options.replication().entrySet().stream()
                .map(e -> "'" + e.getKey().replace("'", "''") + "': '" + e.getValue() + "'")
                .collect(Collectors.joining(
                        ", ", "CREATE KEYSPACE IF NOT EXISTS " + keyspace() + " WITH replication = {", "}"));
    }

    private DriverConfigLoader configuration() {
        var configuration = DriverConfigLoader.programmaticBuilder()
                .withDuration(DefaultDriverOption.REQUEST_TIMEOUT, options.timeout())
                .withDuration(DefaultDriverOption.CONNECTION_CONNECT_TIMEOUT, options.timeout())
                .withDuration(DefaultDriverOption.CONNECTION_INIT_QUERY_TIMEOUT, options.timeout())
                .withDuration(DefaultDriverOption.CONNECTION_SET_KEYSPACE_TIMEOUT, options.timeout())
                .withDuration(DefaultDriverOption.CONTROL_CONNECTION_TIMEOUT, options.timeout())
                .withDuration(DefaultDriverOption.RECONNECTION_BASE_DELAY, Duration.ofMillis(200))
                .withDuration(DefaultDriverOption.RECONNECTION_MAX_DELAY, Duration.ofSeconds(5))
                .withDuration(DefaultDriverOption.NETTY_IO_SHUTDOWN_QUIET_PERIOD, Duration.ZERO)
                .withDuration(DefaultDriverOption.NETTY_ADMIN_SHUTDOWN_QUIET_PERIOD, Duration.ZERO)
                .withDuration(DefaultDriverOption.METADATA_SCHEMA_WINDOW, Duration.ofMillis(10))
                .withStringList(DefaultDriverOption.METADATA_SCHEMA_REFRESHED_KEYSPACES, List.of(options.keyspace()))
                .withBoolean(DefaultDriverOption.NETTY_DAEMON, true)
                .withString(
                        DefaultDriverOption.REQUEST_CONSISTENCY,
                        options.consistency().plain().name())
                .withString(
                        DefaultDriverOption.REQUEST_SERIAL_CONSISTENCY,
                        options.consistency().serial().name())
                .withInt(DefaultDriverOption.REQUEST_PAGE_SIZE, options.page());
        return options.dc()
                .map(dc -> configuration.withString(DefaultDriverOption.LOAD_BALANCING_LOCAL_DATACENTER, dc))
                .orElseGet(() -> configuration.withClass(
                        DefaultDriverOption.LOAD_BALANCING_POLICY_CLASS, DcInferringLoadBalancingPolicy.class))
                .build();
    }

    /** The driver would only say of a wrong datacenter that no node is there. */
    private CqlSession checked(CqlSession session) {
        TreeSet<String> known = new TreeSet<>();
        session.getMetadata().getNodes().values().forEach(n -> known.add(String.valueOf(n.getDatacenter())));
        if (options.dc().isPresent() && !known.contains(options.dc().get())) {
            session.close();
            throw new StoreException(
                    StoreException.Kind.ABSENT,
                    options.address() + ": there is no datacenter '"
                            + options.dc().get() + "'; there is " + String.join(", ", known) + ", so write ?dc="
                            + known.first());
        }
        return session;
    }
}
