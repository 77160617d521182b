package org.colonnade.hbase;

import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.colonnade.store.Address;
import org.colonnade.store.OptionReader;

/**
 * What an address says.
 *
 * <p>Invariants: {@code namespace} is a name that HBase takes; {@code root} is the node of ZooKeeper under which HBase is;
 * {@code page} is how many cells come at once.
 */
record HBaseOptions(Address address, String namespace, Duration timeout, int page, String root) {
    static final List<String> NAMES = List.of("timeout", "page", "root");

    static final String USUAL_NAMESPACE = "default";

    private static final int USUAL_PORT = 2181;
    private static final Predicate<String> NAME =
            Pattern.compile("[a-zA-Z0-9_]+").asMatchPredicate();

    /** Reads the options; all that is wrong with them is one {@link org.colonnade.store.AddressException}. */
    static HBaseOptions of(Address address) {
        return OptionReader.read(address, NAMES, reader -> {
            if (address.password().isPresent()) {
                reader.problem("HBase has no passwords; leave it out, as in hbase://user@zookeeper:2181/namespace");
            }
            return new HBaseOptions(
                    address,
                    reader.matching(
                            NAME,
                            address.path().orElse(USUAL_NAMESPACE),
                            "no namespace: its name has letters, digits and underscores"),
                    reader.time("timeout", Duration.ofSeconds(20)),
                    reader.number("page", 1_000, 100_000),
                    address.option("root").orElse("/hbase"));
        });
    }

    int port() {
        return address.port().orElse(USUAL_PORT);
    }
}
