package org.colonnade.couchbase;

import com.couchbase.client.core.error.DocumentNotFoundException;
import com.couchbase.client.core.error.InvalidArgumentException;
import com.couchbase.client.core.error.TimeoutException;
import com.couchbase.client.java.Bucket;
import com.couchbase.client.java.Cluster;
import com.couchbase.client.java.ClusterOptions;
import com.couchbase.client.java.Collection;
import com.couchbase.client.java.codec.Jackson3JsonSerializer;
import com.couchbase.client.java.env.ClusterEnvironment;
import com.couchbase.client.java.kv.GetOptions;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import org.colonnade.store.AddressException;

/** A client that has reached a bucket, with all threads that belong to it. It needs the key-value service only. */
final class Connection implements AutoCloseable {
    private static final int ATTEMPTS = 5;

    private final CouchbaseOptions options;
    private final ClusterEnvironment environment;
    private final Cluster cluster;
    private final AtomicBoolean closed = new AtomicBoolean();

    private Connection(CouchbaseOptions options) {
        this.options = options;
        this.environment = environment(options);
        try {
            this.cluster = cluster(options, environment);
        } catch (RuntimeException e) {
            environment.shutdown();
            throw e;
        }
    }

    /** What the client refuses of an address is a problem of the address. */
    private static Cluster cluster(CouchbaseOptions options, ClusterEnvironment environment) {
        ClusterOptions user = ClusterOptions.clusterOptions(
                options.address().user().orElseThrow(),
                options.address().password().orElseThrow());
        try {
            return Cluster.connect(address(options), user.environment(environment));
        } catch (InvalidArgumentException | IllegalArgumentException e) {
            throw new AddressException(options.address() + ": " + e.getMessage());
        }
    }

    static Connection open(CouchbaseOptions options, Faults faults) {
        return faults.connecting(() -> answering(new Connection(options)));
    }

    private static Connection answering(Connection connection) {
        try {
            connection.awaitAnswer();
            return connection;
        } catch (RuntimeException e) {
            connection.close();
            throw e;
        }
    }

    /** Asks again and again, since the client may forget a request that comes before it knows the servers. */
    private void awaitAnswer() {
        long end = System.nanoTime() + options.timeout().toNanos();
        Duration patience = options.timeout().dividedBy(ATTEMPTS);
        while (true) {
            try {
                collection().get(Catalogue.FAMILIES, GetOptions.getOptions().timeout(patience));
                return;
            } catch (DocumentNotFoundException e) {
                return;
            } catch (TimeoutException e) {
                if (System.nanoTime() >= end) {
                    throw e;
                }
            }
        }
    }

    private static String address(CouchbaseOptions options) {
        String port = options.address().port().isPresent()
                ? ":" + options.address().port().getAsInt()
                : "";
        return (options.tls() ? "couchbases://" : "couchbase://")
                + options.address().hostOrLocal()
                + port;
    }

    private static ClusterEnvironment environment(CouchbaseOptions options) {
        Advertisement.skip();
        return ClusterEnvironment.builder()
                .securityConfig(s -> s.enableTls(options.tls()))
                .jsonSerializer(Jackson3JsonSerializer.create(InnerJson.documents()))
                .timeoutConfig(t -> t.kvTimeout(options.timeout())
                        .kvDurableTimeout(options.timeout())
                        .connectTimeout(options.timeout()))
                .build();
    }

    Collection collection() {
        Bucket bucket = cluster.bucket(options.bucket());
        return bucket.scope(options.place().get(1)).collection(options.place().get(2));
    }

    boolean isClosed() {
        return closed.get();
    }

    @Override
    public void close() {
        if (closed.compareAndSet(false, true)) {
            cluster.disconnect();
            environment.shutdown();
        }
    }
}
