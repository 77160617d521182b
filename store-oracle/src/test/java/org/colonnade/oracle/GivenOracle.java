package org.colonnade.oracle;

import java.util.Optional;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;

/** An Oracle NoSQL that somebody else has started, by its address in {@value #NAME}, a variable or a property of Java. */
final class GivenOracle {
    static final String NAME = "ORACLE_NOSQL_URL";

    private GivenOracle() {}

    private static Optional<String> address() {
        return Optional.ofNullable(System.getProperty(NAME, System.getenv(NAME)))
                .filter(a -> !a.isEmpty());
    }

    static boolean isThere() {
        return address().isPresent();
    }

    static Store open() {
        return Stores.open(address().orElseThrow());
    }
}
