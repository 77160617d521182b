package org.colonnade.standin;

import com.couchbase.mock.Bucket;
import com.couchbase.mock.BucketConfiguration;
import com.couchbase.mock.CouchbaseMock;
import com.couchbase.mock.memcached.MemcachedServer;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/**
 * Couchbase's own mock of a server on 127.0.0.1, with one bucket, in memory.
 *
 * <p>Arguments: the port of its key-value service; the bucket, whose name is the user too; the password. Its HTTP service,
 * which would listen on all interfaces, is not started: clients learn all that they need from the other one.
 */
public final class CouchbaseMain {
    /** What it prints when clients may come. */
    private static final String READY = "ready";

    private static final int VBUCKETS = 64;

    private CouchbaseMain() {}

    public static void main(String[] arguments) throws Exception {
        BucketConfiguration configuration = new BucketConfiguration();
        configuration.name = arguments[1];
        configuration.password = arguments[2];
        configuration.hostname = "127.0.0.1";
        configuration.bucketStartPort = Integer.parseInt(arguments[0]);
        configuration.numNodes = 1;
        configuration.numReplicas = 0;
        configuration.numVBuckets = VBUCKETS;
        CouchbaseMock mock = new CouchbaseMock(0, List.of());
        mock.createBucket(configuration);
        Bucket bucket = mock.getBuckets().get(configuration.name);
        for (MemcachedServer server : bucket.getServers()) {
            server.setCccpEnabled(true);
        }
        System.out.println(READY);
        new CountDownLatch(1).await();
    }
}
