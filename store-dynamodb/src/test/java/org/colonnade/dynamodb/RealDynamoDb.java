package org.colonnade.dynamodb;

import org.colonnade.contract.Once;
import org.colonnade.contract.RealServer;
import org.colonnade.store.Address;
import org.colonnade.store.Store;

/** The vendor's server for one machine, for all tests of this JVM. */
record RealDynamoDb(RealServer server) {
    private static final Once<RealDynamoDb> SHARED =
            new Once<>(() -> new RealDynamoDb(RealServer.started("dynamodb", "512m", "file")));

    static RealDynamoDb shared() {
        return SHARED.get();
    }

    /** A store on tables whose names begin so. */
    Store open(String prefix, String options) {
        return open(server.place() + "/" + prefix + "?timeout=30s" + options);
    }

    /** A store at what follows the scheme of an address. */
    static Store open(String rest) {
        return new DynamoDbProvider().open(Address.of("dynamodb://" + rest));
    }
}
