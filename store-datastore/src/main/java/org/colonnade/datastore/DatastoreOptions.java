package org.colonnade.datastore;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.colonnade.store.Address;
import org.colonnade.store.OptionReader;

/**
 * What an address says.
 *
 * <p>Invariants: {@code namespace} and {@code database} are empty for those that have no name; {@code page} is how many
 * entities come at once; {@code concurrency} how many requests are under way at once.
 */
record DatastoreOptions(
        Address address, String namespace, String database, Duration timeout, int page, int concurrency) {
    static final List<String> NAMES = List.of("namespace", "database", "timeout", "page", "concurrency");

    /** The word for the stub that keeps nothing. */
    static final String STUB = "stub";

    private static final String SERVICE = "datastore.googleapis.com";
    private static final int USUAL_PORT = 8081;

    /** Reads the options; all that is wrong with them is one {@link org.colonnade.store.AddressException}. */
    static DatastoreOptions of(Address address) {
        return OptionReader.read(address, NAMES, reader -> {
            if (address.path().isEmpty()) {
                reader.problem(
                        address.host().isPresent()
                                ? "a project is missing, as in datastore://host:8081/project"
                                : "write datastore:stub, or the directory of a stub that keeps its data, as in datastore:data");
            }
            if (address.user().isPresent() || address.password().isPresent()) {
                reader.problem(
                        "Datastore has no users in addresses; the service takes application default credentials");
            }
            return new DatastoreOptions(
                    address,
                    name(reader, "namespace"),
                    name(reader, "database"),
                    reader.time("timeout", Duration.ofSeconds(20)),
                    reader.number("page", 500, 100_000),
                    reader.number("concurrency", 16, 1_024));
        });
    }

    private static String name(OptionReader reader, String option) {
        Optional<String> name = reader.address().option(option);
        if (name.isPresent() && !name.get().matches("[0-9A-Za-z._-]{0,100}")) {
            reader.problem(
                    option + " is made of letters, digits, points, underscores and hyphens, not '" + name.get() + "'");
        }
        return name.orElse("");
    }

    /** Whether App Engine's stub is meant, in this process. */
    boolean isStub() {
        return address.host().isEmpty();
    }

    /** The directory of a stub, or {@link #STUB}; the project of an emulator or of the service. */
    String path() {
        return address.path().orElseThrow();
    }

    /** Whether Google's own service is meant, and no emulator. */
    boolean isService() {
        return address.host().equals(Optional.of(SERVICE));
    }

    /** Where requests go. */
    String url() {
        return isService()
                ? "https://" + SERVICE
                : "http://" + address.host().orElseThrow() + ":"
                        + address.port().orElse(USUAL_PORT);
    }
}
