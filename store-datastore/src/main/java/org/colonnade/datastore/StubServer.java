package org.colonnade.datastore;

import com.google.appengine.api.datastore.DatastoreServiceConfig;
import com.google.appengine.api.datastore.dev.LocalDatastoreService;
import com.google.appengine.tools.development.ApiProxyLocal;
import com.google.appengine.tools.development.ApiProxyLocalFactory;
import com.google.apphosting.api.ApiProxy;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;

/**
 * App Engine's own Datastore for tests, in this process.
 *
 * <p>Invariants: there is one for each directory, and one that keeps nothing, shared by all who have it open; no other process
 * has the same directory. Data are written to it from time to time, and when the last who has it open closes it.
 */
final class StubServer {
    private static final Logger LOGGER = Logger.getLogger("com.google.appengine");
    private static final Map<String, StubServer> SERVERS = new HashMap<>();

    private final String place;
    private final ApiProxyLocal proxy;
    private final FileChannel lock;
    private int users;

    private StubServer(String place, ApiProxyLocal proxy, FileChannel lock) {
        this.place = place;
        this.proxy = proxy;
        this.lock = lock;
    }

    /** The server of a directory, or the one that keeps nothing; to be left again. */
    static StubServer enter(DatastoreOptions options) {
        synchronized (SERVERS) {
            boolean kept = !options.path().equals(DatastoreOptions.STUB);
            String place =
                    kept ? Path.of(options.path()).toAbsolutePath().normalize().toString() : "";
            StubServer server = SERVERS.get(place);
            if (server == null) {
                server = kept ? kept(options, Path.of(place)) : new StubServer(place, start("", true), null);
                SERVERS.put(place, server);
            }
            server.users++;
            return server;
        }
    }

    private static StubServer kept(DatastoreOptions options, Path directory) {
        Faults faults = new Faults(options.address());
        try {
            Files.createDirectories(directory);
            FileChannel lock =
                    FileChannel.open(directory.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (lock.tryLock() == null) {
                lock.close();
                throw faults.of(Kind.BROKEN, "open", "another process has it open", null);
            }
            return new StubServer(
                    directory.toString(),
                    start(directory.resolve("datastore.bin").toString(), false),
                    lock);
        } catch (IOException e) {
            throw faults.of(Kind.UNREACHABLE, "open", String.valueOf(e.getMessage()), e);
        }
    }

    /** With the consistency of today's service: transactions on entity groups, and queries that see all that is committed. */
    private static ApiProxyLocal start(String file, boolean inMemory) {
        LOGGER.setLevel(Level.WARNING);
        System.setProperty(DatastoreServiceConfig.DATASTORE_EMPTY_LIST_SUPPORT, "true");
        ApiProxyLocal proxy = new ApiProxyLocalFactory().create(new StubSurroundings());
        Map<String, String> properties = new HashMap<>();
        properties.put(LocalDatastoreService.NO_STORAGE_PROPERTY, String.valueOf(inMemory));
        properties.put(LocalDatastoreService.NO_INDEX_AUTO_GEN_PROP, "true");
        if (!inMemory) {
            properties.put(LocalDatastoreService.BACKING_STORE_PROPERTY, file);
        }
        proxy.setProperties(properties);
        ApiProxy.setDelegate(new StubDelegate());
        return proxy;
    }

    ApiProxyLocal proxy() {
        return proxy;
    }

    /** The stub remembers the kinds of queries to propose indexes, and goes through all of them for each write. */
    void forgetQueries() {
        ((LocalDatastoreService) proxy.getService(LocalDatastoreService.PACKAGE)).clearQueryHistory();
    }

    /** What is kept is written by the last who leaves; the one in memory stays. */
    void leave() {
        synchronized (SERVERS) {
            if (--users == 0 && lock != null) {
                SERVERS.remove(place);
                proxy.stop();
                try {
                    lock.close();
                } catch (IOException e) {
                    throw new StoreException(Kind.BROKEN, "cannot close " + place + ": " + e.getMessage(), e);
                }
            }
        }
    }
}
