package org.colonnade.cassandra;

import com.datastax.oss.driver.api.core.ConsistencyLevel;
import com.datastax.oss.driver.api.core.DefaultConsistencyLevel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.colonnade.store.Address;
import org.colonnade.store.AddressException;

/** Reads the parts of an address and collects what is wrong with them. */
final class OptionReader {
    private static final Pattern NAME = Pattern.compile("[a-zA-Z0-9_]{1,48}");
    private static final Pattern TIME = Pattern.compile("([1-9][0-9]{0,6})(ms|s|min)");
    private static final Pattern REPLICAS = Pattern.compile("([^:]+):([1-9][0-9]?)");
    private static final Map<String, Long> UNITS = Map.of("ms", 1L, "s", 1_000L, "min", 60_000L);

    private final Address address;
    private final List<String> problems = new ArrayList<>();

    OptionReader(Address address) {
        this.address = address;
    }

    /** Fails if there was a problem. */
    void finish() {
        if (!problems.isEmpty()) {
            throw new AddressException(address + ": " + String.join("; ", problems));
        }
    }

    String keyspace() {
        String keyspace = address.path().orElse("");
        if (!NAME.matcher(keyspace).matches()) {
            problems.add(
                    keyspace.isEmpty()
                            ? "the keyspace is missing, as in cassandra://host:9042/keyspace"
                            : "'" + keyspace + "' is no keyspace: its name has letters, digits and underscores, "
                                    + "48 at most");
        }
        return keyspace;
    }

    /** {@code 3}, or for each datacenter {@code dc1:3,dc2:2}. */
    Map<String, String> replication() {
        String text = address.option("replication").orElse("1");
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
                problems.add(
                        "replication is a number, or one for each datacenter as in dc1:3,dc2:2, not '" + part + "'");
            }
        }
        return replication;
    }

    ConsistencyLevel level(String option, ConsistencyLevel usual) {
        Optional<String> text = address.option(option);
        Optional<DefaultConsistencyLevel> level = text.flatMap(t -> levels(usual.isSerial())
                .filter(l -> l.name().equals(t.toUpperCase(Locale.ROOT)))
                .findFirst());
        if (text.isPresent() && level.isEmpty()) {
            List<String> known = levels(usual.isSerial())
                    .map(l -> l.name().toLowerCase(Locale.ROOT))
                    .toList();
            problems.add(option + " is one of " + String.join(", ", known) + ", not '" + text.get() + "'");
        }
        return level.map(ConsistencyLevel.class::cast).orElse(usual);
    }

    private static Stream<DefaultConsistencyLevel> levels(boolean serial) {
        return Stream.of(DefaultConsistencyLevel.values()).filter(l -> l.isSerial() == serial);
    }

    Duration time(String option, Duration usual) {
        Optional<String> text = address.option(option);
        Optional<Matcher> time = text.map(TIME::matcher).filter(Matcher::matches);
        if (text.isPresent() && time.isEmpty()) {
            problems.add(option + " is a time like 500ms, 10s or 1min, not '" + text.get() + "'");
        }
        return time.map(t -> Duration.ofMillis(Long.parseLong(t.group(1)) * UNITS.get(t.group(2))))
                .orElse(usual);
    }

    int number(String option, int usual, int most) {
        Optional<String> text = address.option(option);
        Optional<Integer> number = text.filter(t -> t.matches("[1-9][0-9]{0,8}"))
                .map(Integer::valueOf)
                .filter(n -> n <= most);
        if (text.isPresent() && number.isEmpty()) {
            problems.add(option + " is a number from 1 to " + most + ", not '" + text.get() + "'");
        }
        return number.orElse(usual);
    }

    /** None, unless {@code tls=true}. */
    Optional<CassandraOptions.Tls> tls() {
        String wanted = address.option("tls").orElse("false");
        boolean files = address.option("truststore").isPresent()
                || address.option("keystore").isPresent();
        if (!wanted.equals("true") && !wanted.equals("false")) {
            problems.add("tls is true or false, not '" + wanted + "'");
        } else if (wanted.equals("false") && files) {
            problems.add("a truststore or keystore needs tls=true");
        }
        return wanted.equals("true")
                ? Optional.of(new CassandraOptions.Tls(file("truststore"), file("keystore")))
                : Optional.empty();
    }

    private Optional<CassandraOptions.Tls.Store> file(String option) {
        return address.option(option).map(f -> new CassandraOptions.Tls.Store(f, address.option(option + "-password")));
    }
}
