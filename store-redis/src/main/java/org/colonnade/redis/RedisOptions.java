package org.colonnade.redis;

import java.time.Duration;
import java.util.List;
import org.colonnade.store.Address;
import org.colonnade.store.OptionReader;

/**
 * What an address says.
 *
 * <p>Invariants: {@code database} is the number of one; {@code connections} is how many are open at most; {@code page} how
 * many entries of a block come at once.
 */
record RedisOptions(Address address, int database, Duration timeout, int connections, int page, boolean tls) {
    static final List<String> NAMES = List.of("timeout", "connections", "page", "tls");

    private static final int USUAL_PORT = 6379;

    /** Reads the options; all that is wrong with them is one {@link org.colonnade.store.AddressException}. */
    static RedisOptions of(Address address) {
        return OptionReader.read(
                address,
                NAMES,
                reader -> new RedisOptions(
                        address,
                        database(reader),
                        reader.time("timeout", Duration.ofSeconds(10)),
                        reader.number("connections", 16, 1_024),
                        reader.number("page", 1_000, 100_000),
                        reader.flag("tls")));
    }

    private static int database(OptionReader reader) {
        String path = reader.address().path().orElse("0");
        if (!path.matches("[0-9]{1,5}")) {
            reader.problem("'" + path + "' is no database: Redis numbers them, as in redis://host:6379/0");
            return 0;
        }
        return Integer.parseInt(path);
    }

    int port() {
        return address.port().orElse(USUAL_PORT);
    }
}
