package org.colonnade.mongodb;

import com.mongodb.client.MongoClient;
import com.mongodb.client.MongoClients;
import com.mongodb.client.MongoDatabase;
import java.util.function.Function;
import org.colonnade.contract.Once;
import org.colonnade.contract.RealServer;
import org.colonnade.store.Address;
import org.colonnade.store.Store;

/** A server for all tests of this JVM. It is none of MongoDB's own, but one that stands in for it. */
record RealMongo(RealServer server) {
    private static final Once<RealMongo> SHARED =
            new Once<>(() -> new RealMongo(RealServer.started("mongodb", "256m", "commit")));

    static RealMongo shared() {
        return SHARED.get();
    }

    /** A store in a database. */
    Store open(String database, String options) {
        return open(server.place() + "/" + database + "?retryWrites=false&timeout=20s" + options);
    }

    /** A store at what follows the scheme of an address. */
    static Store open(String rest) {
        return new MongoProvider().open(Address.of("mongodb://" + rest));
    }

    /** What somebody else does with a database. */
    <T> T use(String database, Function<MongoDatabase, T> action) {
        try (MongoClient client =
                MongoClients.create("mongodb://" + server.place() + "/?uuidRepresentation=standard")) {
            return action.apply(client.getDatabase(database));
        }
    }
}
