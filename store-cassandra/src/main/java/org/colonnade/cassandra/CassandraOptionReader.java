package org.colonnade.cassandra;

import com.datastax.oss.driver.api.core.ConsistencyLevel;
import com.datastax.oss.driver.api.core.DefaultConsistencyLevel;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.colonnade.store.OptionReader;

/** Reads the parts of an address that only Cassandra has. */
record CassandraOptionReader(OptionReader reader) {
    private static final Predicate<String> NAME =
            Pattern.compile("[a-zA-Z0-9_]{1,48}").asMatchPredicate();
    private static final Pattern REPLICAS = Pattern.compile("([^:]+):([1-9][0-9]?)");

    String keyspace() {
        if (reader.address().path().isEmpty()) {
            reader.problem("the keyspace is missing, as in cassandra://host:9042/keyspace");
            return "";
        }
        return reader.matching(
                NAME,
                reader.address().path().get(),
                "no keyspace: its name has letters, digits and underscores, 48 at most");
    }

    /** {@code 3}, or for each datacenter {@code dc1:3,dc2:2}. */
    Map<String, String> replication() {
        String text = reader.address().option("replication").orElse("1");
        Map<String, String> replication = new LinkedHashMap<>();
        if (text.matches("[1-9][0-9]?")) {
            replication.put("class", "SimpleStrategy");
            replication.put("replication_factor", text);
            return replication;
        }
        replication.put("class", "NetworkTopologyStrategy");
        for (String part : text.split(",")) {
            Matcher replicas = REPLICAS.matcher(part);
            if (replicas.matches()) {
                replication.put(replicas.group(1), replicas.group(2));
            } else {
                reader.problem(
                        "replication is a number, or one for each datacenter as in dc1:3,dc2:2, not '" + part + "'");
            }
        }
        return replication;
    }

    ConsistencyLevel level(String option, ConsistencyLevel usual) {
        Optional<String> text = reader.address().option(option);
        Optional<DefaultConsistencyLevel> level = text.flatMap(t -> levels(usual.isSerial())
                .filter(l -> l.name().equals(t.toUpperCase(Locale.ROOT)))
                .findFirst());
        if (text.isPresent() && level.isEmpty()) {
            List<String> known = levels(usual.isSerial())
                    .map(l -> l.name().toLowerCase(Locale.ROOT))
                    .toList();
            reader.problem(option + " is one of " + String.join(", ", known) + ", not '" + text.get() + "'");
        }
        return level.map(ConsistencyLevel.class::cast).orElse(usual);
    }

    private static Stream<DefaultConsistencyLevel> levels(boolean serial) {
        return Stream.of(DefaultConsistencyLevel.values()).filter(l -> l.isSerial() == serial);
    }

    /** None, unless {@code tls=true}. */
    Optional<CassandraOptions.Tls> tls() {
        boolean wanted = reader.flag("tls");
        boolean files = reader.address().option("truststore").isPresent()
                || reader.address().option("keystore").isPresent();
        if (!wanted && files) {
            reader.problem("a truststore or keystore needs tls=true");
        }
        return wanted ? Optional.of(new CassandraOptions.Tls(file("truststore"), file("keystore"))) : Optional.empty();
    }

    private Optional<CassandraOptions.Tls.Store> file(String option) {
        return reader.address()
                .option(option)
                .map(f -> new CassandraOptions.Tls.Store(f, reader.address().option(option + "-password")));
    }
}
