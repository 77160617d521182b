package org.colonnade.placement;

import java.util.Map;
import org.colonnade.partition.Partition;
import org.colonnade.store.BlockLayout;

/** The stores that representations can be laid out for as the paper does. */
public final class Targets {
    private static final Map<String, Target> TARGETS = Map.of(
            "cassandra", new CassandraTarget(),
            "couchbase", new CouchbaseTarget(),
            "datastore", new DatastoreTarget(),
            "dynamodb", new DynamoDbTarget(),
            "embedded", new EmbeddedTarget(),
            "hbase", new HBaseTarget(),
            "mongodb", new MongoDbTarget(),
            "oracle-nosql", new OracleNoSqlTarget(),
            "redis", new RedisTarget());

    private Targets() {}

    /** How a made-up aggregate would be kept on a store. */
    public static BlockLayout layout(String store, Partition partition) {
        return TARGETS.get(store).of(Sample.of(partition));
    }
}
