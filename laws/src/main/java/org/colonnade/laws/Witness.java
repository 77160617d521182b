package org.colonnade.laws;

import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.colonnade.engine.Arguments;
import org.colonnade.relational.Reference;
import org.colonnade.store.Atomicity;
import org.colonnade.store.ForwardingStore;
import org.colonnade.store.Mutation;
import org.colonnade.store.Store;
import org.colonnade.workload.Statement;

/**
 * A store that runs each statement on the reference too, at the moment at which it writes. What an update has read by then
 * may be old: before each write it dawdles, so that others come in between.
 *
 * <p>A statement that breaks the application's rules at that moment does not take place at all.
 */
final class Witness extends ForwardingStore {
    private static final int DAWDLING = 2_000;

    private final Reference reference;
    private final ThreadLocal<Attempt> current = new ThreadLocal<>();

    Witness(Store store, Reference reference) {
        super(store);
        this.reference = reference;
    }

    /** Runs something that writes at most once, for a statement. Returns whether it kept the rules. */
    boolean watch(Statement statement, Arguments arguments, Runnable run) {
        current.set(new Attempt(statement, arguments));
        try {
            run.run();
            return true;
        } catch (BrokenRules e) {
            return false;
        } finally {
            current.remove();
        }
    }

    private record Attempt(Statement statement, Arguments arguments) {}

    private static final class BrokenRules extends RuntimeException {}

    @Override
    public void write(List<Mutation> mutations, Atomicity atomicity) {
        Attempt attempt = current.get();
        if (attempt == null) {
            store.write(mutations, atomicity);
            return;
        }
        dawdle();
        synchronized (reference) {
            if (!reference.allows(attempt.statement(), attempt.arguments())) {
                throw new BrokenRules();
            }
            reference.run(attempt.statement(), attempt.arguments());
            store.write(mutations, atomicity);
            reference.commit();
        }
    }

    private static void dawdle() {
        try {
            TimeUnit.MICROSECONDS.sleep(ThreadLocalRandom.current().nextInt(DAWDLING));
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
