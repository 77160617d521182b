package org.colonnade.oracle;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.colonnade.store.Address;
import org.colonnade.store.OptionReader;

/**
 * What an address says.
 *
 * <p>Invariants: {@code namespace}, if there is one, is a name that Oracle NoSQL takes; {@code concurrency} is how many
 * requests are under way at once.
 */
record OracleOptions(Address address, Optional<String> namespace, Duration timeout, int concurrency, boolean tls) {
    static final List<String> NAMES = List.of("timeout", "concurrency", "tls");

    private static final int USUAL_PORT = 8080;
    private static final Predicate<String> NAME =
            Pattern.compile("[a-zA-Z][a-zA-Z0-9_]*").asMatchPredicate();

    /** Reads the options; all that is wrong with them is one {@link org.colonnade.store.AddressException}. */
    static OracleOptions of(Address address) {
        return OptionReader.read(address, NAMES, reader -> {
            if (address.user().isPresent() != address.password().isPresent()) {
                reader.problem("a user and a password go together, as in oracle-nosql://user:password@host:8080");
            }
            OracleOptions options = new OracleOptions(
                    address,
                    address.path()
                            .map(
                                    n -> reader.matching(
                                            NAME,
                                            n,
                                            "no namespace: its name begins with a letter and has letters, digits and underscores")),
                    reader.time("timeout", Duration.ofSeconds(10)),
                    reader.number("concurrency", 16, 1_024),
                    reader.flag("tls"));
            if (address.user().isPresent() && !options.tls()) {
                reader.problem("Oracle NoSQL takes passwords over encrypted connections only; add tls=true");
            }
            return options;
        });
    }

    /** Where the proxy is. */
    String endpoint() {
        return (tls ? "https://" : "http://") + address.hostOrLocal() + ":"
                + address.port().orElse(USUAL_PORT);
    }
}
