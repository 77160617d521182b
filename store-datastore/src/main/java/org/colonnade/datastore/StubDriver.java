package org.colonnade.datastore;

import com.google.appengine.api.datastore.DatastoreFailureException;
import com.google.appengine.api.datastore.DatastoreService;
import com.google.appengine.api.datastore.DatastoreServiceFactory;
import com.google.appengine.api.datastore.DatastoreTimeoutException;
import com.google.appengine.api.datastore.Entity;
import com.google.appengine.api.datastore.FetchOptions;
import com.google.appengine.api.datastore.Key;
import com.google.appengine.api.datastore.Query;
import com.google.appengine.api.datastore.TransactionOptions;
import com.google.apphosting.api.ApiProxy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.colonnade.store.StoreException;

/** App Engine's stub. All calls name their transaction, or none, since App Engine would take the thread's own. */
final class StubDriver implements Driver {
    private static final int MOST_GROUPS = 25;

    private final StubServer server;
    private final String namespace;
    private final Faults faults;
    private final DatastoreService service;

    private StubDriver(StubServer server, DatastoreOptions options) {
        this.server = server;
        this.namespace = options.namespace();
        this.faults = new Faults(options.address());
        this.service = StubEnvironment.with(server.proxy(), namespace, DatastoreServiceFactory::getDatastoreService);
    }

    static Driver open(DatastoreOptions options) {
        return new StubDriver(StubServer.enter(options), options);
    }

    private <T> T call(String doing, Supplier<T> action) {
        try {
            return StubEnvironment.with(server.proxy(), namespace, action);
        } catch (ConcurrentModificationException e) {
            throw new CollisionException(e);
        } catch (IllegalArgumentException | ApiProxy.RequestTooLargeException e) {
            throw faults.of(StoreException.Kind.VALUE, doing, String.valueOf(e.getMessage()), e);
        } catch (DatastoreFailureException | DatastoreTimeoutException e) {
            throw faults.of(StoreException.Kind.LOST, doing, String.valueOf(e.getMessage()), e);
        }
    }

    @Override
    public Map<EntityKey, StoredEntity> lookup(Collection<EntityKey> keys) {
        return lookup(null, keys);
    }

    private Map<EntityKey, StoredEntity> lookup(
            com.google.appengine.api.datastore.Transaction transaction, Collection<EntityKey> keys) {
        return call("read", () -> {
            List<Key> wanted = keys.stream().map(StubValues::key).toList();
            Map<EntityKey, StoredEntity> found = new HashMap<>();
            service.get(transaction, wanted).values().stream()
                    .map(StubValues::entity)
                    .forEach(e -> found.put(e.key(), e));
            return found;
        });
    }

    @Override
    public List<StoredEntity> query(EntityQuery query) {
        return query(null, query);
    }

    private List<StoredEntity> query(com.google.appengine.api.datastore.Transaction transaction, EntityQuery query) {
        return call("read", () -> {
            List<StoredEntity> found = new ArrayList<>();
            FetchOptions all = FetchOptions.Builder.withLimit(query.limit()).chunkSize(1_000);
            for (Entity entity : service.prepare(transaction, prepared(query)).asIterable(all)) {
                found.add(StubValues.entity(entity));
            }
            server.forgetQueries();
            return found;
        });
    }

    private static Query prepared(EntityQuery query) {
        Query prepared = new Query(query.kind());
        query.group().map(StubValues::key).ifPresent(prepared::setAncestor);
        Query.Filter from = filter(
                query.from().inclusive()
                        ? Query.FilterOperator.GREATER_THAN_OR_EQUAL
                        : Query.FilterOperator.GREATER_THAN,
                query.from().key());
        prepared.setFilter(query.to()
                .map(to -> (Query.Filter)
                        Query.CompositeFilterOperator.and(from, filter(Query.FilterOperator.LESS_THAN, to)))
                .orElse(from));
        return prepared.addSort(
                Entity.KEY_RESERVED_PROPERTY,
                query.reversed() ? Query.SortDirection.DESCENDING : Query.SortDirection.ASCENDING);
    }

    private static Query.Filter filter(Query.FilterOperator operator, EntityKey key) {
        return operator.of(Entity.KEY_RESERVED_PROPERTY, StubValues.key(key));
    }

    @Override
    public void write(List<StoredEntity> puts, List<EntityKey> deletes) {
        write(null, puts, deletes);
    }

    private void write(
            com.google.appengine.api.datastore.Transaction transaction,
            List<StoredEntity> puts,
            List<EntityKey> deletes) {
        call("write", () -> {
            service.put(transaction, puts.stream().map(StubValues::entity).toList());
            service.delete(transaction, deletes.stream().map(StubValues::key).toList());
            return true;
        });
    }

    @Override
    public Transaction begin(boolean several) {
        return new StubTransaction(call(
                "begin a transaction", () -> service.beginTransaction(TransactionOptions.Builder.withXG(several))));
    }

    private final class StubTransaction implements Transaction {
        private final com.google.appengine.api.datastore.Transaction transaction;

        StubTransaction(com.google.appengine.api.datastore.Transaction transaction) {
            this.transaction = transaction;
        }

        @Override
        public Map<EntityKey, StoredEntity> lookup(Collection<EntityKey> keys) {
            return StubDriver.this.lookup(transaction, keys);
        }

        @Override
        public List<StoredEntity> query(EntityQuery query) {
            return StubDriver.this.query(transaction, query);
        }

        @Override
        public void commit(List<StoredEntity> puts, List<EntityKey> deletes) {
            write(transaction, puts, deletes);
            call("write", () -> {
                transaction.commit();
                return true;
            });
        }

        @Override
        public void close() {
            if (transaction.isActive()) {
                call("give up a transaction", () -> {
                    transaction.rollback();
                    return true;
                });
            }
        }
    }

    /** What is in memory is lost, and what is written from time to time may be. */
    @Override
    public Behind behind() {
        return new Behind("App Engine's stub of Datastore", false, MOST_GROUPS);
    }

    @Override
    public void close() {
        server.leave();
    }
}
