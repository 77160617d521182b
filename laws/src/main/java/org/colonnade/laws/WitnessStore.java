package org.colonnade.laws;

import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.colonnade.engine.Arguments;
import org.colonnade.relational.Reference;
import org.colonnade.store.Atomicity;
import org.colonnade.store.ForwardingStore;
import org.colonnade.store.Mutation;
import org.colonnade.store.Store;
import org.colonnade.workload.Statement;

/**
 * A store that runs each statement on the reference too, at the moment at which it writes. What an update has read by then
 * may be old: before each write others come in between, who are not overtaken in turn.
 *
 * <p>A statement that breaks the application's rules at that moment does not take place at all.
 */
final class WitnessStore extends ForwardingStore {
    private static final int DAWDLING = 2_000;

    private final Reference reference;
    private final Consumer<WitnessStore> meanwhile;
    private final ThreadLocal<Attempt> current = new ThreadLocal<>();

    /** @param meanwhile what happens before a statement writes what follows from its reading; it may run others */
    WitnessStore(Store store, Reference reference, Consumer<WitnessStore> meanwhile) {
        super(store);
        this.reference = reference;
        this.meanwhile = meanwhile;
    }

    /** Runs something that writes at most once, for a statement. Returns whether it kept the rules. */
    boolean watch(Statement statement, Arguments arguments, Runnable run) {
        Attempt overtaken = current.get();
        current.set(new Attempt(statement, arguments, overtaken != null));
        try {
            run.run();
            return true;
        } catch (BrokenRules e) {
            return false;
        } finally {
            current.set(overtaken);
        }
    }

    private record Attempt(Statement statement, Arguments arguments, boolean comesBetween) {}

    private static final class BrokenRules extends RuntimeException {}

    @Override
    public void write(List<Mutation> mutations, Atomicity atomicity) {
        Attempt attempt = current.get();
        if (attempt == null) {
            store.write(mutations, atomicity);
            return;
        }
        if (!attempt.comesBetween()) {
            meanwhile.accept(this);
        }
        synchronized (reference) {
            if (!reference.allows(attempt.statement(), attempt.arguments())) {
                throw new BrokenRules();
            }
            reference.run(attempt.statement(), attempt.arguments());
            store.write(mutations, atomicity);
            reference.commit();
        }
    }

    /** Waits a while, so that what other threads do may come in between. */
    void dawdle() {
        try {
            TimeUnit.MICROSECONDS.sleep(ThreadLocalRandom.current().nextInt(DAWDLING));
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
