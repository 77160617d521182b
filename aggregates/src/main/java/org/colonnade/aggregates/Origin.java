package org.colonnade.aggregates;

import java.nio.file.Path;
import java.util.UUID;
import java.util.stream.Collectors;
import org.colonnade.store.Address;
import org.colonnade.store.AddressException;
import org.colonnade.store.Stores;

/**
 * The name by which copies know the store that they come from: its address without the parts that do not tell stores
 * apart. Files have their whole path, and no two stores in memory are the same.
 */
public final class Origin {
    private Origin() {}

    public static String of(Address address) {
        if (Stores.isInMemory(address)) {
            return address.scheme() + ":" + UUID.randomUUID();
        }
        Address place = Stores.place(address);
        String options = place.options().entrySet().stream()
                .map(o -> o.getKey() + "=" + o.getValue())
                .collect(Collectors.joining("&"));
        return (place.host().isPresent() ? place.toString() : onThisMachine(place))
                + (options.isEmpty() ? "" : "?" + options);
    }

    /** Returns the origin of a name that someone gives: if it is an address, that of the address. */
    public static String named(String name) {
        try {
            return of(Stores.address(name));
        } catch (AddressException e) {
            return name;
        }
    }

    private static String onThisMachine(Address file) {
        return file.scheme() + ":"
                + Path.of(file.path().orElse("")).toAbsolutePath().normalize();
    }
}
