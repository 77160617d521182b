package org.colonnade.standin;

import de.bwaldvogel.mongo.MongoServer;
import org.h2.mvstore.MVStore;

/**
 * A server that speaks MongoDB's protocol on 127.0.0.1, and keeps its data in a file.
 *
 * <p>Arguments: the port; the file; {@code commit} or {@code sync}, see {@link KeptBackend}.
 */
public final class MongoMain {
    private static final int CACHE_MEGABYTES = 64;

    private MongoMain() {}

    public static void main(String[] arguments) {
        MVStore store = new MVStore.Builder()
                .fileName(arguments[1])
                .autoCommitDisabled()
                .autoCommitBufferSize(0)
                .cacheSize(CACHE_MEGABYTES)
                .open();
        store.setRetentionTime(0);
        MongoServer server = new MongoServer(new KeptBackend(store, arguments[2].equals("sync")));
        server.bind("127.0.0.1", Integer.parseInt(arguments[0]));
        Runtime.getRuntime().addShutdownHook(new Thread(server::shutdownNow));
    }
}
