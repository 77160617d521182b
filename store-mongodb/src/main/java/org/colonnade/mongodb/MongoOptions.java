package org.colonnade.mongodb;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.store.Address;
import org.colonnade.store.OptionReader;

/**
 * What an address says.
 *
 * <p>Invariants: {@code connection} is a connection string of MongoDB's own form, with those of the options that are the
 * driver's; {@code page} is how many blocks are read at once.
 */
record MongoOptions(Address address, String connection, String database, Duration timeout, int page) {
    /** Options of ours. */
    static final List<String> NAMES = List.of("timeout", "page");

    /** Options of the driver that neither weaken what a store promises nor are said in another way here. */
    static final List<String> DRIVERS = List.of(
            "tls",
            "tlsInsecure",
            "tlsAllowInvalidHostnames",
            "authSource",
            "authMechanism",
            "authMechanismProperties",
            "replicaSet",
            "directConnection",
            "loadBalanced",
            "retryWrites",
            "retryReads",
            "w",
            "journal",
            "readConcernLevel",
            "maxPoolSize",
            "minPoolSize",
            "compressors",
            "appName",
            "srvServiceName",
            "srvMaxHosts");

    private static final String USUAL_DATABASE = "colonnade";
    private static final String BAD_IN_NAMES = "/\\. \"$*<>:|?";

    /** Reads the options; all that is wrong with them is one {@link org.colonnade.store.AddressException}. */
    static MongoOptions of(Address address) {
        List<String> all = Stream.concat(NAMES.stream(), DRIVERS.stream()).toList();
        return OptionReader.read(address, all, reader -> {
            MongoOptions options = new MongoOptions(
                    address,
                    connection(address),
                    reader.matching(
                            name -> name.length() <= 63 && name.chars().noneMatch(c -> BAD_IN_NAMES.indexOf(c) >= 0),
                            address.path().orElse(USUAL_DATABASE),
                            "no name of a database: at most 63 characters, none of " + BAD_IN_NAMES),
                    reader.time("timeout", Duration.ofSeconds(10)),
                    reader.number("page", 100, 10_000));
            if (address.option("w").filter("0"::equals).isPresent()) {
                reader.problem("w=0 would not tell whether a write took place; give 1, a larger number or majority");
            }
            return options;
        });
    }

    private static String connection(Address address) {
        StringBuilder text = new StringBuilder(address.scheme()).append("://");
        address.user().ifPresent(u -> {
            text.append(encoded(u));
            address.password().ifPresent(p -> text.append(':').append(encoded(p)));
            text.append('@');
        });
        text.append(address.hostOrLocal());
        address.port().ifPresent(p -> text.append(':').append(p));
        return text.append('/')
                .append(address.path().map(MongoOptions::encoded).orElse(""))
                .append(address.options().entrySet().stream()
                        .filter(o -> DRIVERS.contains(o.getKey()))
                        .map(o -> o.getKey() + "=" + encoded(o.getValue()))
                        .collect(Collectors.joining("&", "?", "")))
                .toString();
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    /** Without the connection string, which has the password. */
    @Override
    public String toString() {
        return address.toString();
    }
}
