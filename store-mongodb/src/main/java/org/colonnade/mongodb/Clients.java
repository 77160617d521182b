package org.colonnade.mongodb;

import com.mongodb.ConnectionString;
import com.mongodb.MongoClientSettings;
import com.mongodb.MongoException;
import com.mongodb.ReadPreference;
import com.mongodb.WriteConcern;
import com.mongodb.client.MongoClient;
import com.mongodb.client.MongoClients;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.bson.UuidRepresentation;
import org.colonnade.store.AddressException;

/**
 * Makes clients as stores need them: they read from the primary, a write is acknowledged when a majority of the servers have
 * it in their journals unless the address says otherwise, and no operation takes longer than the timeout.
 */
record Clients(MongoOptions options, Faults faults) {
    private static final String MAJORITY = "majority";

    /** What the address says, and the usual where it says nothing. */
    static WriteConcern concern(ConnectionString connection) {
        WriteConcern said = Optional.ofNullable(connection.getWriteConcern()).orElse(WriteConcern.ACKNOWLEDGED);
        WriteConcern counted = said.getWObject() == null ? said.withW(MAJORITY) : said;
        return said.getJournal() == null ? counted.withJournal(true) : counted;
    }

    /** A client that has reached a server. */
    MongoClient open() {
        Arrival arrival = new Arrival();
        MongoClient client = MongoClients.create(settings(arrival));
        Optional<Throwable> failure = arrival.await(options.timeout());
        if (failure.isPresent()) {
            client.close();
            throw faults.unreachable(failure.get());
        }
        return client;
    }

    /** What the driver refuses of an address is a problem of the address. */
    private MongoClientSettings settings(Arrival arrival) {
        try {
            return settings(new ConnectionString(options.connection()), arrival);
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw new AddressException(options.address() + ": " + e.getMessage());
        } catch (MongoException e) {
            throw faults.unreachable(e);
        }
    }

    private MongoClientSettings settings(ConnectionString connection, Arrival arrival) {
        long timeout = options.timeout().toMillis();
        return MongoClientSettings.builder()
                .applyConnectionString(connection)
                .writeConcern(concern(connection))
                .readPreference(ReadPreference.primary())
                .uuidRepresentation(UuidRepresentation.STANDARD)
                .timeout(timeout, TimeUnit.MILLISECONDS)
                .applyToClusterSettings(
                        c -> c.addClusterListener(arrival).serverSelectionTimeout(timeout, TimeUnit.MILLISECONDS))
                .applyToSocketSettings(s -> s.connectTimeout((int) timeout, TimeUnit.MILLISECONDS))
                .build();
    }
}
