package org.colonnade.aggregates;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.colonnade.store.Address;

/**
 * By what copies know the store that they come from: its address, without what does not tell where it is. Files are called by
 * their whole path, and no two stores in memory are the same.
 */
final class Origin {
    private Origin() {}

    static String of(Address address) {
        Optional<String> place = address.host().isPresent() ? address.path() : Optional.of(onThisMachine(address));
        return new Address(
                        address.scheme(),
                        Optional.empty(),
                        Optional.empty(),
                        address.host(),
                        address.port(),
                        place,
                        Map.of())
                .toString();
    }

    private static String onThisMachine(Address address) {
        return address.path()
                .map(p -> Path.of(p).toAbsolutePath().normalize().toString())
                .orElseGet(() -> UUID.randomUUID().toString());
    }
}
