package org.colonnade.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.colonnade.contract.Entries.put;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;
import org.junit.jupiter.api.Test;

/**
 * What a store does when its server hangs, dies, or is not there. The faults are real ones of a real server.
 *
 * <p>Where an adapter expects less than the usual, it says so by an override; what cannot happen to its server is reported
 * as skipped.
 */
public abstract class FaultContract {
    private static final String COLUMNS = "id int | part int | version int";
    private static final long PAUSE = 200;

    /** So long that something happens while a write is under way, on a busy machine too. */
    private static final String UNHURRIED = "5s";

    private static final int OFTEN = 100;
    private static final String NOT_KNOWN = "not known";

    /** What can happen to a server. */
    public enum Fault {
        HANGS,
        DIES,
        IS_NOT_THERE
    }

    /** The server to which things happen, whether it runs or not. */
    protected abstract RealServer server();

    /** Opens the store at a place, {@code host:port}, always on the same data, with a timeout such as {@code 500ms}. */
    protected abstract Store open(String place, String timeout);

    /** The faults that cannot be, each with the reason. */
    protected Map<Fault, String> impossible() {
        return Map.of();
    }

    /**
     * A time within which a server that hangs gives no answer, and one that does not usually gives one. On a busy machine
     * that may take several tries, which proves nothing against the store.
     */
    protected String hasty() {
        return "500ms";
    }

    /** A time within which the server always answers. */
    protected String patient() {
        return "20s";
    }

    /** The time after which those who were writing to a server that dies give up, if they learn it in no other way. */
    protected String writing() {
        return patient();
    }

    /** How often a store that is patient may have to try after a fault before it is served again. */
    protected int tries(Fault after) {
        return 1;
    }

    /** The failures of what a server is asked for that hangs. */
    protected Set<Kind> whileHanging() {
        return Set.of(Kind.TIMEOUT);
    }

    /** The failures of reading from a server that has died. */
    protected Set<Kind> afterDeath() {
        return Set.of(Kind.UNREACHABLE);
    }

    /** Whether a thread that is interrupted while the server hangs still is when the time is up. */
    protected boolean staysInterrupted() {
        return true;
    }

    /** How many blocks may be written together, where the store can do that at all. */
    protected int together() {
        return Requests.MANY;
    }

    /** How many writes are acknowledged before the server dies. */
    protected int writes() {
        return 1_000;
    }

    /** What people are told who look for a server where there is none. */
    protected String advice() {
        return "colonnade server " + server().name() + " start";
    }

    protected static StoreException failure(Runnable action) {
        return catchThrowableOfType(StoreException.class, action::run);
    }

    private void assumePossible(Fault fault) {
        assumeFalse(impossible().containsKey(fault), () -> impossible().get(fault));
    }

    private Store open(String timeout) {
        return open(server().place(), timeout);
    }

    private void requireUnreachable(String place, String timeout) {
        StoreException e = failure(() -> open(place, timeout).close());
        assertThat(e).as("a failure to open").isNotNull();
        assertThat(e.kind()).as(e.getMessage()).isEqualTo(Kind.UNREACHABLE);
        assertThat(e).hasMessageContaining(place).hasMessageContaining(advice());
    }

    private static <T> T again(int tries, Supplier<T> action) throws InterruptedException {
        for (int left = tries - 1; left > 0; left--) {
            try {
                return action.get();
            } catch (StoreException e) {
                Thread.sleep(PAUSE);
            }
        }
        return action.get();
    }

    @Test
    void a_server_that_hangs_is_a_timeout_and_is_used_again_when_it_goes_on() throws InterruptedException {
        assumePossible(Fault.HANGS);
        server().start();
        Shape shape = ShapeReader.read("hanging", COLUMNS);
        try (Store store = open(patient());
                Store hasty = again(OFTEN, () -> open(hasty()))) {
            store.create(shape);
            again(OFTEN, () -> {
                hasty.write(List.of(put(shape, 1, 0, 1)), Atomicity.BLOCK);
                return true;
            });
            Requests requests = new Requests(hasty, shape, Requests.MANY);
            List<Runnable> writes = requests.writes(together());
            server().hang();
            try {
                requests.reads().forEach(r -> requireCertain(late(r)));
                writes.forEach(w -> requireUncertain(late(w)));
                requireUnreachable(server().place(), hasty());
            } finally {
                server().goOn();
            }
            assertThat(again(tries(Fault.HANGS), () -> Entries.block(store, shape, 1)))
                    .hasSize(1);
            assertThat(again(OFTEN, () -> Entries.block(hasty, shape, 1))).hasSize(1);
        }
    }

    private static void requireUncertain(StoreException e) {
        assertThat(e.isUncertain()).as(e.toString()).isTrue();
        assertThat(e).hasMessageContaining(NOT_KNOWN);
    }

    private static void requireCertain(StoreException e) {
        assertThat(e.isUncertain()).as(e.toString()).isFalse();
        assertThat(e).hasMessageNotContaining(NOT_KNOWN);
    }

    private StoreException late(Runnable request) {
        StoreException e = failure(request);
        assertThat(e).as("a failure within the timeout").isNotNull();
        assertThat(e.kind()).as(e.getMessage()).isIn(whileHanging());
        return e;
    }

    @Test
    void a_write_that_is_under_way_when_the_store_is_closed_is_uncertain() throws Exception {
        whileWriting("closing", (store, write) -> {
            CountDownLatch begun = new CountDownLatch(1);
            FutureTask<StoreException> told = new FutureTask<>(() -> {
                begun.countDown();
                return failure(write);
            });
            new Thread(told).start();
            begun.await();
            Thread.sleep(PAUSE);
            store.close();
            return told.get();
        });
    }

    @Test
    void a_write_whose_thread_is_interrupted_is_uncertain_and_ends() throws Exception {
        whileWriting("interrupted", (store, write) -> {
            Interruption told = Interruption.after(PAUSE, write);
            assertThat(told.isInterrupted()).isEqualTo(staysInterrupted());
            return told.failure().orElse(null);
        });
    }

    /** What somebody does while a write is under way, and how that fails. */
    private interface Disturbance {
        StoreException during(Store store, Runnable write) throws Exception;
    }

    private void whileWriting(String family, Disturbance disturbance) throws Exception {
        assumePossible(Fault.HANGS);
        server().start();
        Shape shape = ShapeReader.read(family, COLUMNS);
        try (Store store = open(patient());
                Store disturbed = open(UNHURRIED)) {
            store.create(shape);
            Runnable write = () -> disturbed.write(List.of(put(shape, 1, 0, 1)), Atomicity.BLOCK);
            again(OFTEN, () -> {
                write.run();
                return true;
            });
            server().hang();
            try {
                StoreException e = disturbance.during(disturbed, write);
                assertThat(e).as("a failure").isNotNull();
                requireUncertain(e);
            } finally {
                server().goOn();
            }
        }
    }

    @Test
    void nothing_acknowledged_is_lost_and_no_block_is_half_written_when_the_server_is_killed()
            throws InterruptedException {
        assumePossible(Fault.DIES);
        server().start();
        Shape shape = ShapeReader.read("killed", COLUMNS);
        try (Store store = open(patient());
                Store writing = open(writing())) {
            assertThat(store.capabilities().durable()).isTrue();
            store.create(shape);
            VersionedBlocks blocks = new VersionedBlocks(shape);
            blocks.writeUntilKilled(writing, writes(), server()::kill);
            StoreException gone = failure(() -> writing.scan(shape).toList());
            assertThat(gone.kind()).as(gone.getMessage()).isIn(afterDeath());
            requireUnreachable(server().place(), hasty());

            server().start();
            again(tries(Fault.DIES), () -> store.scan(shape).toList());
            blocks.requireKept(store);
            store.write(List.of(put(shape, -1, 0, 0)), Atomicity.BLOCK);
        }
    }

    @Test
    void a_port_where_nothing_listens_is_unreachable() {
        assumePossible(Fault.IS_NOT_THERE);
        requireUnreachable("127.0.0.1:1", "2s");
    }

    @Test
    void an_unknown_host_is_unreachable() {
        assumePossible(Fault.IS_NOT_THERE);
        StoreException e = failure(
                () -> open("no-such-host.invalid:" + server().port(), "10s").close());
        assertThat(e.kind()).as(e.getMessage()).isEqualTo(Kind.UNREACHABLE);
        assertThat(e).hasMessageContaining("there is no host 'no-such-host.invalid'");
    }
}
