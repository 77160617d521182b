package org.colonnade.mongodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.mongodb.MongoBulkWriteException;
import com.mongodb.MongoTimeoutException;
import com.mongodb.ServerAddress;
import com.mongodb.bulk.BulkWriteError;
import com.mongodb.bulk.BulkWriteResult;
import com.mongodb.client.FindIterable;
import com.mongodb.client.MongoCollection;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.bson.BsonDocument;
import org.bson.Document;
import org.bson.types.ObjectId;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Address;
import org.colonnade.store.Attempts;
import org.colonnade.store.BlockChange;
import org.colonnade.store.CallGuard;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.Mutation;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.Test;

/** Writes whose answers a test has written down. */
class WritingTest {
    private static final Field CITY = new Field("city", new Type.Simple(Scalar.TEXT, 10));
    private static final Field NAME = new Field("name", new Type.Simple(Scalar.TEXT, 10));
    private static final Field ROOMS = new Field("rooms", new Type.Simple(Scalar.LONG, 8));
    private static final Shape HOTELS =
            new Shape("hotels", List.of(CITY), List.of(new Sorted(NAME, false)), List.of(ROOMS));
    private static final Layout LAYOUT = Layout.of(HOTELS, "hotels");
    private static final List<Object> ROMA = List.of("Rome", "Roma");
    private static final Address ADDRESS = Address.of("mongodb://host/shop");
    private static final Faults FAULTS = new Faults(ADDRESS);
    private static final CallGuard GUARD = new CallGuard(ADDRESS, () -> false, FAULTS::of);

    private final AtomicInteger writes = new AtomicInteger();

    @SuppressWarnings("unchecked")
    private static <T> T proxy(Class<?> kind, InvocationHandler handler) {
        return (T) Proxy.newProxyInstance(WritingTest.class.getClassLoader(), new Class<?>[] {kind}, handler);
    }

    /** A collection whose only document has another version each time, so that no write of it succeeds. */
    private MongoCollection<Document> changing() {
        FindIterable<Document> found = proxy(
                FindIterable.class,
                (self, method, arguments) -> method.getName().equals("first")
                        ? new Document("_id", "Rome").append("_version", new ObjectId())
                        : self);
        return proxy(MongoCollection.class, (self, method, arguments) -> {
            if (method.getName().equals("find")) {
                return found;
            }
            writes.incrementAndGet();
            return BulkWriteResult.acknowledged(0, 0, 0, 0, List.of(), List.of());
        });
    }

    private static Writing writing(MongoCollection<Document> collection, Duration patience) {
        return new Writing(collection, new Attempts(patience), FAULTS, GUARD);
    }

    private static Writing patient(MongoCollection<Document> collection) {
        return writing(collection, Duration.ofMinutes(10));
    }

    @Test
    void a_conditional_write_that_others_always_overtake_ends() {
        Expectation absent = new Expectation.Absent(HOTELS, ROMA);
        BlockChange change = BlockChange.of(absent, List.of(new Mutation.Put(HOTELS, ROMA, Map.of(ROOMS, 7L))));
        StoreException e = catchThrowableOfType(
                StoreException.class,
                () -> writing(changing(), Duration.ofSeconds(2)).writeIf(absent, LAYOUT, change));
        assertThat(e.kind()).isEqualTo(StoreException.Kind.TIMEOUT);
        assertThat(e).hasMessageContaining("mongodb://host/shop").hasMessageContaining("[Rome]");
        assertThat(writes).hasValueGreaterThan(1);
    }

    /** A collection where the first write of several documents collides at some of them, and the next is refused. */
    private MongoCollection<Document> colliding(Integer... collisions) {
        return proxy(MongoCollection.class, (self, method, arguments) -> {
            boolean first = writes.incrementAndGet() == 1;
            List<BulkWriteError> errors = Stream.of(first ? collisions : new Integer[] {0})
                    .map(i -> new BulkWriteError(first ? 11000 : 14031, "no", new BsonDocument(), i))
                    .toList();
            int made = first ? ((List<?>) arguments[0]).size() - collisions.length : 0;
            throw new MongoBulkWriteException(
                    BulkWriteResult.acknowledged(0, made, 0, made, List.of(), List.of()),
                    errors,
                    null,
                    new ServerAddress(),
                    Set.of());
        });
    }

    private StoreException failure(MongoCollection<Document> collection) {
        List<DocumentChange> changes = BlockChange.of(List.of(
                        new Mutation.Put(HOTELS, ROMA, Map.of(ROOMS, 7L)),
                        new Mutation.Put(HOTELS, List.of("Bari", "Nicola"), Map.of(ROOMS, 8L))))
                .stream()
                .map(c -> new DocumentChange(LAYOUT, c))
                .toList();
        return catchThrowableOfType(
                StoreException.class,
                () -> GUARD.changing("write", () -> patient(collection).write(changes)));
    }

    @Test
    void a_refusal_after_other_documents_were_written_is_uncertain() {
        StoreException e = failure(colliding(1));
        assertThat(writes).hasValue(2);
        assertThat(e.kind()).isEqualTo(StoreException.Kind.LOST);
        assertThat(e).hasMessageContaining("1 of 2 blocks were written");
    }

    @Test
    void a_refusal_before_any_document_was_written_is_certain() {
        assertThat(failure(colliding(0, 1)).kind()).isEqualTo(StoreException.Kind.FULL);
    }

    @Test
    void a_change_that_is_made_is_made_though_its_empty_document_stays() {
        MongoCollection<Document> once = proxy(MongoCollection.class, (self, method, arguments) -> {
            if (writes.incrementAndGet() > 1) {
                throw new MongoTimeoutException("Connection refused");
            }
            return BulkWriteResult.acknowledged(0, 1, 0, 1, List.of(), List.of());
        });
        BlockChange delete =
                BlockChange.of(List.of(new Mutation.Delete(HOTELS, ROMA))).get(0);
        patient(once).write(List.of(new DocumentChange(LAYOUT, delete)));
        assertThat(writes).hasValue(2);
    }
}
