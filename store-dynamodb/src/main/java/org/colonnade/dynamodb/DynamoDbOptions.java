package org.colonnade.dynamodb;

import java.net.URI;
import java.net.URISyntaxException;
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
 * <p>Invariants: {@code endpoint} is where a server is, and is empty for the service of a region; names of tables begin with
 * {@code prefix}; {@code concurrency} is how many requests are under way at once; {@code page} is how many entries of a block
 * are read as one step.
 */
record DynamoDbOptions(
        Address address,
        Optional<URI> endpoint,
        String region,
        String prefix,
        Duration timeout,
        int concurrency,
        int page) {
    static final List<String> NAMES = List.of("region", "timeout", "concurrency", "page", "tls");

    static final String USUAL_PREFIX = "colonnade";

    private static final int USUAL_PORT = 8000;
    private static final Pattern REGION = Pattern.compile("[a-z]{2}(-[a-z]+)+-[0-9]+");
    private static final Predicate<String> PREFIX =
            Pattern.compile("[a-zA-Z0-9_-]{1,50}").asMatchPredicate();

    /** Reads the options; all that is wrong with them is one {@link org.colonnade.store.AddressException}. */
    static DynamoDbOptions of(Address address) {
        return OptionReader.read(address, NAMES, reader -> {
            String host = address.hostOrLocal();
            boolean service = address.port().isEmpty() && REGION.matcher(host).matches();
            if (service && address.option("region").isPresent()) {
                reader.problem("the region is said twice; leave ?region= out");
            }
            if (address.user().isPresent() != address.password().isPresent()) {
                reader.problem("an access key has its secret, as in dynamodb://key:secret@host:8000/prefix");
            }
            boolean tls = reader.flag("tls");
            return new DynamoDbOptions(
                    address,
                    service ? Optional.empty() : endpoint(reader, host, tls),
                    service ? host : address.option("region").orElse("us-east-1"),
                    reader.matching(
                            PREFIX,
                            address.path().orElse(USUAL_PREFIX),
                            "no beginning of a table's name: it has up to 50 letters, digits, underscores and hyphens"),
                    reader.time("timeout", Duration.ofSeconds(20)),
                    reader.number("concurrency", 16, 1_024),
                    reader.number("page", 1_000, 100_000));
        });
    }

    private static Optional<URI> endpoint(OptionReader reader, String host, boolean tls) {
        int port = reader.address().port().orElse(USUAL_PORT);
        try {
            return Optional.of(
                    new URI(tls ? "https" : "http", null, host, port, null, null, null).parseServerAuthority());
        } catch (URISyntaxException e) {
            reader.problem("'" + host + "' is no name of a host: it has letters, digits, hyphens and points");
            return Optional.empty();
        }
    }

    /** For what must be tried again. */
    Patience patience() {
        return new Patience(address, timeout);
    }
}
