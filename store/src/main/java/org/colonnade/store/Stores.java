package org.colonnade.store;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.ServiceLoader.Provider;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.text.NearNames;

/** Finds the kinds of stores that are on the class path. */
public final class Stores {
    private Stores() {}

    /**
     * Opens the store at an address, and creates it if it is missing.
     *
     * @throws AddressException if no store has such an address
     * @throws StoreException if it cannot be opened
     */
    public static Store open(String address) {
        return open(read(address));
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
        Address address = read(text);
        provider(address);
        return address;
    }

    /** Reads an address; who gives only the name of a kind hears what is missing. */
    private static Address read(String text) {
        List<String> meant = text.contains(":") ? List.of() : NearNames.of(text, names());
        if (!meant.isEmpty()) {
            throw new AddressException("'" + text + "' is no address of a store; did you mean "
                    + NearNames.either(meant.stream().map(n -> n + ":").toList()) + "?");
        }
        return Address.of(text);
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

    private static StoreProvider provider(Address address) {
        return kind(address.scheme());
    }

    /**
     * The kind of store whose addresses begin with a scheme. No other kind is made.
     *
     * @throws AddressException if there is none on the class path
     */
    public static StoreProvider kind(String scheme) {
        return kinds().filter(k -> schemes(k).contains(scheme))
                .findFirst()
                .orElseThrow(() -> unknown(scheme))
                .get();
    }

    /** Whether a kind of store on the class path has a scheme. */
    public static boolean has(String scheme) {
        return kinds().anyMatch(k -> schemes(k).contains(scheme));
    }

    /** The names of the kinds of stores on the class path, in the order of the alphabet. */
    public static List<String> names() {
        return kinds().map(Stores::name).sorted().toList();
    }

    /** Returns the form of the addresses of all kinds of stores, a line for each. */
    public static String usage() {
        return kinds().sorted(Comparator.comparing(Stores::name))
                .map(k -> "\n  " + k.get().usage())
                .collect(Collectors.joining("", "Addresses look like this:", ""));
    }

    private static Stream<Provider<StoreProvider>> kinds() {
        return ServiceLoader.load(StoreProvider.class).stream();
    }

    private static String name(Provider<StoreProvider> kind) {
        return schemes(kind).get(0);
    }

    private static List<String> schemes(Provider<StoreProvider> kind) {
        Scheme scheme = kind.type().getAnnotation(Scheme.class);
        return List.of(Objects.requireNonNull(scheme, () -> kind.type() + " has no scheme")
                .value());
    }

    /** A module is called by the first word of its scheme. */
    private static AddressException unknown(String scheme) {
        List<String> known = kinds().flatMap(k -> schemes(k).stream()).toList();
        List<String> near = NearNames.of(scheme, known);
        String help = near.isEmpty()
                ? " on the class path; one that Colonnade has comes with the module colonnade-store-"
                        + scheme.split("[^a-z0-9]", 2)[0]
                : "; did you mean " + NearNames.either(near) + "?";
        return new AddressException(
                "there is no kind of store `" + scheme + "`" + help + (known.isEmpty() ? "" : "\n" + usage()));
    }
}
