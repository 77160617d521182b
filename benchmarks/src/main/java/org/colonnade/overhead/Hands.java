package org.colonnade.overhead;

import java.util.Map;
import java.util.TreeMap;
import org.colonnade.store.Address;
import org.colonnade.store.AddressException;

/** For which stores somebody has written games by hand. */
final class Hands {
    private static final Map<String, Hand> BY_SCHEME = new TreeMap<>(Map.<String, Hand>of(
            "cassandra", CqlGames::new,
            "couchbase", CouchbaseGames::new,
            "dynamodb", DynamoDbGames::new,
            "embedded", MvStoreGames::new,
            "hbase", HBaseGames::new,
            "mongodb", MongoGames::new,
            "redis", JedisGames::new));

    private Hands() {}

    private interface Hand {
        Games open(Address address, boolean perRound);
    }

    /** None at first; fails if nobody has written it for such a store. */
    static Games open(Address address, boolean perRound) {
        Hand hand = BY_SCHEME.get(address.scheme());
        if (hand == null) {
            throw new AddressException("nobody has written this by hand for " + address.scheme() + "; there are "
                    + String.join(", ", BY_SCHEME.keySet()));
        }
        return hand.open(address, perRound);
    }
}
