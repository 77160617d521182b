package org.colonnade.store;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.colonnade.text.NearNames;

/** Finds the kinds of stores that are on the class path. */
public final class Stores {
    /** The module of each kind of store, by its scheme. */
    private static final Map<String, String> MODULES = Map.of(
            "cassandra", "colonnade-store-cassandra",
            "couchbase", "colonnade-store-couchbase",
            "datastore", "colonnade-store-datastore",
            "dynamodb", "colonnade-store-dynamodb",
            "embedded", "colonnade-store-embedded",
            "hbase", "colonnade-store-hbase",
            "mongodb", "colonnade-store-mongodb",
            "mongodb+srv", "colonnade-store-mongodb",
            "oracle-nosql", "colonnade-store-oracle",
            "redis", "colonnade-store-redis");

    private Stores() {}

    /**
     * Opens the store at an address, and creates it if it is missing.
     *
     * @throws AddressException if no store has such an address
     * @throws StoreException if it cannot be opened
     */
    public static Store open(String address) {
        return open(Address.of(address));
    }

    public static Store open(Address address) {
        return provider(address).open(address);
    }

    /**
     * Reads the address of a kind of store that is on the class path; it opens nothing.
     *
     * @throws AddressException if no store has such an address
     */
    public static Address address(String text) {
        Address address = Address.of(text);
        provider(address);
        return address;
    }

    /** Returns an address without the parts that do not tell which store is meant: user, password, and most options. */
    public static Address place(Address address) {
        Map<String, String> options = new TreeMap<>(address.options());
        options.keySet().retainAll(provider(address).places());
        return new Address(
                address.scheme(),
                Optional.empty(),
                Optional.empty(),
                address.host(),
                address.port(),
                address.path(),
                options);
    }

    /** Returns whether closing the store at an address loses its data. */
    public static boolean isInMemory(Address address) {
        return provider(address).isInMemory(address);
    }

    /** Opens the existing store at an address as {@link #open} does; creates nothing if it is missing. */
    public static Store find(Address address) {
        return provider(address).find(address);
    }

    /**
     * Returns what a kind of store, given by its scheme, keeps of a block in a new family; see
     * {@link StoreProvider#layout}.
     *
     * @throws AddressException if there is no such kind
     */
    public static BlockLayout layout(String scheme, List<Mutation> mutations) {
        return provider(scheme).layout(mutations);
    }

    private static StoreProvider provider(Address address) {
        return provider(address.scheme());
    }

    private static StoreProvider provider(String scheme) {
        return providers().stream()
                .filter(p -> p.scheme().equals(scheme))
                .findFirst()
                .orElseThrow(() -> unknown(scheme));
    }

    /** Returns the kinds of stores, by their schemes. */
    public static List<StoreProvider> providers() {
        return ServiceLoader.load(StoreProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing(StoreProvider::scheme))
                .toList();
    }

    /** Returns the form of the addresses of all kinds of stores, a line for each. */
    public static String usage() {
        return providers().stream()
                .map(p -> "\n  " + p.usage())
                .collect(Collectors.joining("", "Addresses look like this:", ""));
    }

    private static AddressException unknown(String scheme) {
        if (MODULES.containsKey(scheme)) {
            return new AddressException("the module of `" + scheme + "` is not on the class path; add "
                    + MODULES.get(scheme) + " to the dependencies");
        }
        List<String> near = NearNames.of(
                scheme, providers().stream().map(StoreProvider::scheme).toList());
        String question = near.isEmpty() ? "" : "; did you mean " + NearNames.either(near) + "?";
        return new AddressException("there is no kind of store `" + scheme + "`" + question
                + (providers().isEmpty() ? "" : "\n" + usage()));
    }
}
