package org.colonnade.hbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.HBaseConfiguration;
import org.apache.hadoop.hbase.client.AsyncConnection;
import org.apache.hadoop.hbase.client.ConnectionFactory;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Address;
import org.colonnade.store.Atomicity;
import org.colonnade.store.BlockChange;
import org.colonnade.store.CallGuard;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What a write says if the client gets no answer in time, and has time to send it again. */
class GuardedWriteIT {
    private static final String NAMESPACE = "guarded";
    private static final List<Object> ROME = List.of("Rome");
    private static final Field CITY = new Field("city", new Type.Simple(Scalar.TEXT, 10));
    private static final Field TEXT = new Field("text", new Type.Simple(Scalar.TEXT, 10), true);
    private static final Shape NOTES = new Shape("notes", List.of(CITY), List.of(), List.of(TEXT));
    private static final Duration ANSWER = Duration.ofMillis(500);
    private static final Duration LONGEST = Duration.ofSeconds(30);

    private final RealHBase hbase = RealHBase.shared();
    private final Store store = hbase.open(NAMESPACE, "");

    @AfterEach
    void leaveNothing() {
        store.drop(NOTES.name());
        store.close();
    }

    /** A connection whose client gives up a request long before the operation. */
    private AsyncConnection impatient() throws IOException {
        Configuration configuration = HBaseConfiguration.create();
        configuration.set("hbase.zookeeper.quorum", "127.0.0.1");
        configuration.set("hbase.zookeeper.property.clientPort", String.valueOf(hbase.port()));
        configuration.set("hbase.rpc.timeout", String.valueOf(ANSWER.toMillis()));
        configuration.set("hbase.client.operation.timeout", String.valueOf(LONGEST.toMillis()));
        return new Calls(LONGEST).await(ConnectionFactory.createAsyncConnection(configuration));
    }

    @Test
    void a_conditional_write_without_an_answer_is_uncertain_and_is_not_sent_again() throws Exception {
        store.create(NOTES);
        Map<Field, Object> old = Map.of(TEXT, "\"old\"");
        store.write(List.of(new Mutation.Put(NOTES, ROME, old)), Atomicity.BLOCK);
        Expectation expectation = new Expectation.Holds(NOTES, ROME, old);
        RowChange change = new RowChange(
                Layout.of(NOTES, NAMESPACE), BlockChange.of(expectation, List.of(new Mutation.Clear(NOTES, ROME))));
        try (AsyncConnection connection = impatient()) {
            Throwable thrown = whileItHangs(
                    connection,
                    change,
                    (calls, faults, guard) ->
                            new GuardedWrite(connection, calls, faults, guard, change).runIf(expectation));
            assertUncertain(thrown);
            assertThat(isGone()).as("the block is cleared").isTrue();
        }
    }

    /** Sent again, it might undo what others have written since. */
    @Test
    void a_write_that_depends_on_nothing_is_not_sent_again_either() throws Exception {
        store.create(NOTES);
        store.write(List.of(new Mutation.Put(NOTES, ROME, Map.of(TEXT, "\"old\""))), Atomicity.BLOCK);
        RowChange change = new RowChange(
                Layout.of(NOTES, NAMESPACE), BlockChange.ofBlock(List.of(new Mutation.Delete(NOTES, ROME))));
        try (AsyncConnection connection = impatient()) {
            assertUncertain(whileItHangs(connection, change, (calls, faults, guard) -> {
                Writing writing = new Writing(connection, calls, faults, guard);
                guard.changing("write", () -> writing.write(List.of(change)));
                return true;
            }));
            assertThat(isGone()).as("the entry is gone").isTrue();
        }
    }

    private static void assertUncertain(Throwable thrown) {
        assertThat(thrown)
                .isInstanceOfSatisfying(
                        StoreException.class,
                        e -> assertThat(e.isUncertain()).as(e.getMessage()).isTrue());
    }

    /** Writes with what the store has for it. */
    private interface Write {
        boolean run(Calls calls, Faults faults, CallGuard guard);
    }

    /** What comes of a write that is sent while the server hangs, which goes on after the time for several answers. */
    private Throwable whileItHangs(AsyncConnection connection, RowChange change, Write write)
            throws InterruptedException {
        connection
                .getTable(change.layout().table())
                .get(new org.apache.hadoop.hbase.client.Get(change.row()))
                .join();
        Address address = Address.of("hbase://" + hbase.server().place());
        Faults faults = new Faults(address);
        CallGuard guard = new CallGuard(address, connection::isClosed, faults::of);
        hbase.server().hang();
        CompletableFuture<Boolean> made;
        try {
            made = CompletableFuture.supplyAsync(() -> write.run(new Calls(LONGEST), faults, guard));
            Thread.sleep(4 * ANSWER.toMillis());
        } finally {
            hbase.server().goOn();
        }
        Throwable thrown = catchThrowable(made::join);
        return thrown instanceof CompletionException ? thrown.getCause() : thrown;
    }

    /** Whether the block is cleared at last. */
    private boolean isGone() throws InterruptedException {
        for (int i = 0; i < 100 && !store.list(Get.block(NOTES, ROME)).isEmpty(); i++) {
            Thread.sleep(100);
        }
        return store.list(Get.block(NOTES, ROME)).isEmpty();
    }
}
