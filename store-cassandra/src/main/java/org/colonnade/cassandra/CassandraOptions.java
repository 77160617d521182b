package org.colonnade.cassandra;

import com.datastax.oss.driver.api.core.ConsistencyLevel;
import com.datastax.oss.driver.api.core.DefaultConsistencyLevel;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.store.Address;
import org.colonnade.store.AddressException;
import org.colonnade.store.OptionReader;

/**
 * What an address says.
 *
 * <p>Invariants: {@code keyspace} is a name that Cassandra takes; {@code replication} is that of a keyspace that has to
 * be created; {@code concurrency} is how many requests are under way at once; {@code page} how many rows an answer has.
 */
record CassandraOptions(
        Address address,
        String keyspace,
        Optional<String> dc,
        Map<String, String> replication,
        Consistency consistency,
        Duration timeout,
        int concurrency,
        int page,
        Optional<Tls> tls) {
    static final List<String> NAMES = List.of(
            "dc",
            "replication",
            "consistency",
            "serial-consistency",
            "timeout",
            "concurrency",
            "page",
            "tls",
            "truststore",
            "truststore-password",
            "keystore",
            "keystore-password");

    private static final int USUAL_PORT = 9042;

    /** How many replicas must agree, for plain reads and writes and for conditional ones. */
    record Consistency(ConsistencyLevel plain, ConsistencyLevel serial) {}

    /** The files of an encrypted connection; without a truststore, the JVM's own is used. */
    record Tls(Optional<Store> truststore, Optional<Store> keystore) {
        /** A file of keys and its password. */
        record Store(String file, Optional<String> password) {}
    }

    /** Reads the options; all that is wrong with them is one {@link AddressException}. */
    static CassandraOptions of(Address address) {
        return OptionReader.read(address, NAMES, reader -> {
            CassandraOptionReader own = new CassandraOptionReader(reader);
            return new CassandraOptions(
                    address,
                    own.keyspace(),
                    address.option("dc"),
                    own.replication(),
                    new Consistency(
                            own.level("consistency", DefaultConsistencyLevel.LOCAL_QUORUM),
                            own.level("serial-consistency", DefaultConsistencyLevel.SERIAL)),
                    reader.time("timeout", Duration.ofSeconds(10)),
                    reader.number("concurrency", 64, 1_024),
                    reader.number("page", 1_000, 100_000),
                    own.tls());
        });
    }

    int port() {
        return address.port().orElse(USUAL_PORT);
    }
}
