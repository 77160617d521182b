package org.colonnade.mongodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.mongodb.MongoTimeoutException;
import com.mongodb.bulk.BulkWriteResult;
import com.mongodb.client.FindIterable;
import com.mongodb.client.MongoCollection;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.bson.Document;
import org.bson.types.ObjectId;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Address;
import org.colonnade.store.Attempts;
import org.colonnade.store.BlockChange;
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

    private static Writing writing(MongoCollection<Document> collection) {
        return new Writing(
                collection,
                new Attempts(Duration.ofMillis(50)),
                new Faults(Address.of("mongodb://host/shop"), () -> false));
    }

    @Test
    void a_conditional_write_that_others_always_overtake_ends() {
        Expectation absent = new Expectation.Absent(HOTELS, ROMA);
        BlockChange change = BlockChange.of(absent, List.of(new Mutation.Put(HOTELS, ROMA, Map.of(ROOMS, 7L))));
        StoreException e = catchThrowableOfType(
                StoreException.class, () -> writing(changing()).writeIf(absent, LAYOUT, change));
        assertThat(e.kind()).isEqualTo(StoreException.Kind.TIMEOUT);
        assertThat(e).hasMessageContaining("mongodb://host/shop").hasMessageContaining("[Rome]");
        assertThat(writes).hasValueGreaterThan(1);
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
        writing(once).write(List.of(new DocumentChange(LAYOUT, delete)));
        assertThat(writes).hasValue(2);
    }
}
