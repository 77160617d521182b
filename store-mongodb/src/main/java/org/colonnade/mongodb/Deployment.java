package org.colonnade.mongodb;

import com.mongodb.MongoCommandException;
import com.mongodb.client.MongoClient;
import com.mongodb.client.MongoDatabase;
import java.util.Optional;
import org.bson.Document;

/**
 * What servers tell of themselves.
 *
 * @param product which program, and its version
 * @param persistent whether it keeps data on a disk; not known, and not claimed, if this user may not ask
 */
record Deployment(Optional<String> product, boolean persistent) {
    static Deployment of(MongoClient client) {
        MongoDatabase admin = client.getDatabase("admin");
        try {
            Document status = admin.runCommand(new Document("serverStatus", 1));
            Document engine = status.get("storageEngine", new Document());
            return new Deployment(
                    Optional.of(name(status) + " " + status.getString("version")),
                    engine.getBoolean("persistent", false));
        } catch (MongoCommandException e) {
            Document build = admin.runCommand(new Document("buildInfo", 1));
            return new Deployment(Optional.of("MongoDB " + build.getString("version")), false);
        }
    }

    /** A server that stands in for MongoDB says which it is. */
    private static String name(Document status) {
        return Optional.ofNullable(status.getString("product")).orElse("MongoDB");
    }
}
