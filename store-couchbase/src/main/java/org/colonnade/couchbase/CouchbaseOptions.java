package org.colonnade.couchbase;

import com.couchbase.client.core.msg.kv.DurabilityLevel;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.colonnade.store.Address;
import org.colonnade.store.OptionReader;

/**
 * What an address says.
 *
 * <p>Invariants: the address has a user and a password; {@code place} is a bucket, a scope and a collection; {@code
 * concurrency} is how many requests of one call are under way at once; {@code page} how many blocks a scan reads at once.
 */
record CouchbaseOptions(
        Address address,
        List<String> place,
        Duration timeout,
        DurabilityLevel durability,
        int concurrency,
        int page,
        boolean tls) {
    static final List<String> NAMES = List.of("timeout", "durability", "concurrency", "page", "tls");

    private static final String USUAL = "_default";
    /** Where the client refuses to look for data. */
    private static final Set<Integer> ADMINISTRATION = Set.of(8091, 18091);

    private static final Map<String, DurabilityLevel> LEVELS = new LinkedHashMap<>();

    static {
        LEVELS.put("persist-to-majority", DurabilityLevel.PERSIST_TO_MAJORITY);
        LEVELS.put("majority-and-persist", DurabilityLevel.MAJORITY_AND_PERSIST_TO_ACTIVE);
        LEVELS.put("majority", DurabilityLevel.MAJORITY);
        LEVELS.put("none", DurabilityLevel.NONE);
    }

    /** Reads the options; all that is wrong with them is one {@link org.colonnade.store.AddressException}. */
    static CouchbaseOptions of(Address address) {
        return OptionReader.read(address, NAMES, reader -> {
            CouchbaseOptions options = new CouchbaseOptions(
                    address,
                    place(reader),
                    reader.time("timeout", Duration.ofSeconds(10)),
                    durability(reader),
                    reader.number("concurrency", 16, 256),
                    reader.number("page", 100, 10_000),
                    reader.flag("tls"));
            if (address.user().isEmpty() || address.password().isEmpty()) {
                reader.problem("Couchbase lets nobody in without a name: couchbase://user:password@host/bucket");
            }
            address.port().ifPresent(port -> {
                if (ADMINISTRATION.contains(port)) {
                    reader.problem("port " + port
                            + " is Couchbase's for administration; data is at 11210, or at 11207 with TLS, "
                            + "so leave the port out");
                }
            });
            return options;
        });
    }

    private static List<String> place(OptionReader reader) {
        List<String> parts = List.of(reader.address().path().orElse("").split("/", -1));
        if (parts.contains("") || parts.size() == 2 || parts.size() > 3) {
            reader.problem("the path is a bucket, or a bucket, a scope and a collection: couchbase://host/bucket or "
                    + "couchbase://host/bucket/scope/collection");
        }
        return parts.size() == 3 ? parts : List.of(parts.get(0), USUAL, USUAL);
    }

    private static DurabilityLevel durability(OptionReader reader) {
        Optional<String> text = reader.address().option("durability");
        if (text.isPresent() && !LEVELS.containsKey(text.get())) {
            reader.problem("durability is one of " + String.join(", ", LEVELS.keySet()) + ", not '" + text.get() + "'");
        }
        return LEVELS.getOrDefault(text.orElse(""), DurabilityLevel.PERSIST_TO_MAJORITY);
    }

    String bucket() {
        return place.get(0);
    }

    /** Whether what is acknowledged is on the disks of a majority of the replicas. */
    boolean isDurable() {
        return durability == DurabilityLevel.PERSIST_TO_MAJORITY;
    }
}
