package org.colonnade.datastore;

import com.google.cloud.NoCredentials;
import com.google.cloud.ServiceOptions;
import com.google.cloud.datastore.Batch;
import com.google.cloud.datastore.Datastore;
import com.google.cloud.datastore.DatastoreException;
import com.google.cloud.datastore.DatastoreReader;
import com.google.cloud.datastore.DatastoreWriter;
import com.google.cloud.datastore.FullEntity;
import com.google.cloud.datastore.Key;
import com.google.cloud.http.HttpTransportOptions;
import com.google.datastore.v1.TransactionOptions;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The Cloud client, with an emulator or the service.
 *
 * <p>A query that may have several answers from the server runs in a transaction that only reads, so that all are of one
 * moment. The client itself tries nothing again, since it could not tell what became of the first attempt.
 */
final class CloudDriver implements Driver {
    private static final TransactionOptions READING = TransactionOptions.newBuilder()
            .setReadOnly(TransactionOptions.ReadOnly.getDefaultInstance())
            .build();

    private final DatastoreOptions options;
    private final Datastore client;
    private final CloudValues values;
    private final CloudQueries queries;
    private final CloudFaults faults;

    private CloudDriver(DatastoreOptions options, Datastore client) {
        this.options = options;
        this.client = client;
        this.values = new CloudValues(options.path(), options.namespace(), options.database());
        this.queries = new CloudQueries(values);
        this.faults = new CloudFaults(new Faults(options.address()));
    }

    static Driver open(DatastoreOptions options) {
        int timeout = Math.toIntExact(options.timeout().toMillis());
        com.google.cloud.datastore.DatastoreOptions.Builder builder =
                com.google.cloud.datastore.DatastoreOptions.newBuilder()
                        .setProjectId(options.path())
                        .setNamespace(options.namespace())
                        .setDatabaseId(options.database())
                        .setHost(options.url())
                        .setRetrySettings(ServiceOptions.getNoRetrySettings())
                        .setTransportOptions(HttpTransportOptions.newBuilder()
                                .setConnectTimeout(timeout)
                                .setReadTimeout(timeout)
                                .build());
        if (!options.isService()) {
            builder.setCredentials(NoCredentials.getInstance());
        }
        return new CloudDriver(options, builder.build().getService());
    }

    @Override
    public Map<EntityKey, StoredEntity> lookup(Collection<EntityKey> keys) {
        return faults.alone("read", () -> lookup(client, keys));
    }

    private Map<EntityKey, StoredEntity> lookup(DatastoreReader reader, Collection<EntityKey> keys) {
        return faults.guard("read", false, () -> {
            Map<EntityKey, StoredEntity> found = new HashMap<>();
            reader.get(keys.stream().map(values::key).toArray(Key[]::new))
                    .forEachRemaining(e -> found.put(CloudValues.key(e.getKey()), CloudValues.entity(e)));
            return found;
        });
    }

    @Override
    public List<StoredEntity> query(EntityQuery query) {
        return faults.alone("read", () -> {
            try (CloudTransaction transaction = begin(READING)) {
                return transaction.query(query);
            }
        });
    }

    /** As one request, so that who is not reached has written nothing. */
    @Override
    public void write(List<StoredEntity> puts, List<EntityKey> deletes) {
        faults.alone(
                "write",
                () -> faults.guard("write", true, () -> {
                    Batch batch = client.newBatch();
                    put(batch, puts);
                    delete(batch, deletes);
                    return batch.submit();
                }));
    }

    private void put(DatastoreWriter writer, List<StoredEntity> puts) {
        writer.put(puts.stream().map(values::entity).toArray(FullEntity<?>[]::new));
    }

    private void delete(DatastoreWriter writer, List<EntityKey> deletes) {
        writer.delete(deletes.stream().map(values::key).toArray(Key[]::new));
    }

    @Override
    public Transaction begin(boolean several) {
        return begin(TransactionOptions.getDefaultInstance());
    }

    private CloudTransaction begin(TransactionOptions kind) {
        return new CloudTransaction(faults.guard("begin a transaction", false, () -> client.newTransaction(kind)));
    }

    private final class CloudTransaction implements Transaction {
        private final com.google.cloud.datastore.Transaction transaction;

        CloudTransaction(com.google.cloud.datastore.Transaction transaction) {
            this.transaction = transaction;
        }

        @Override
        public Map<EntityKey, StoredEntity> lookup(Collection<EntityKey> keys) {
            return CloudDriver.this.lookup(transaction, keys);
        }

        @Override
        public List<StoredEntity> query(EntityQuery query) {
            return faults.guard("read", false, () -> {
                List<StoredEntity> found = new ArrayList<>();
                transaction.run(queries.of(query)).forEachRemaining(e -> found.add(CloudValues.entity(e)));
                return found;
            });
        }

        @Override
        public void commit(List<StoredEntity> puts, List<EntityKey> deletes) {
            faults.guard("write", true, () -> {
                put(transaction, puts);
                delete(transaction, deletes);
                return transaction.commit();
            });
        }

        /** One that the server has ended already cannot be given up, and need not be. */
        @Override
        public void close() {
            try {
                if (transaction.isActive()) {
                    transaction.rollback();
                }
            } catch (DatastoreException e) {
                return;
            }
        }
    }

    /**
     * The service once took 25 groups, and now takes any number within 10 MiB. Emulators keep their data in memory, and write
     * them from time to time if at all.
     */
    @Override
    public Behind behind() {
        String product = options.isService() ? "Google Datastore" : "an emulator of Google Datastore";
        return new Behind(product, options.isService(), Integer.MAX_VALUE);
    }

    /** Over HTTP, the client has nothing to close. */
    @Override
    public void close() {}
}
