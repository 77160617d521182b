package org.colonnade.couchbase;

import org.colonnade.contract.Once;
import org.colonnade.contract.RealServer;
import org.colonnade.store.Address;
import org.colonnade.store.Store;

/** A server for all tests of this JVM: the mock that Couchbase itself has for such. */
record RealCouchbase(RealServer server) {
    private static final Once<RealCouchbase> SHARED =
            new Once<>(() -> new RealCouchbase(RealServer.started("couchbase", "256m", "never")));

    static RealCouchbase shared() {
        return SHARED.get();
    }

    /** One request after the other, because the mock is slow to answer several at once. */
    Store open(String options) {
        return open("colonnade:colonnade", server.place(), "timeout=20s&concurrency=1" + options);
    }

    static Store open(String user, String place, String options) {
        return new CouchbaseProvider()
                .open(Address.of("couchbase://" + user + "@" + place + "/colonnade?durability=none&" + options));
    }
}
