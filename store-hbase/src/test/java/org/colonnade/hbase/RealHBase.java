package org.colonnade.hbase;

import org.colonnade.contract.Once;
import org.colonnade.contract.RealServer;
import org.colonnade.store.Address;
import org.colonnade.store.Store;

/** A real server for all tests of this JVM. */
record RealHBase(RealServer server) {
    private static final Once<RealHBase> SHARED =
            new Once<>(() -> new RealHBase(RealServer.started("hbase", "512m", "hflush")));

    static RealHBase shared() {
        return SHARED.get();
    }

    int port() {
        return server.port();
    }

    /** A store in a namespace. */
    Store open(String namespace, String options) {
        return open(server.place() + "/" + namespace + "?timeout=30s" + options);
    }

    /** A store at what follows the scheme of an address. */
    static Store open(String rest) {
        return new HBaseProvider().open(Address.of("hbase://" + rest));
    }
}
