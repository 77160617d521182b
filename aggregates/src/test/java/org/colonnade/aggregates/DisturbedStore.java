package org.colonnade.aggregates;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.colonnade.store.Expectation;
import org.colonnade.store.ForwardingStore;
import org.colonnade.store.Mutation;
import org.colonnade.store.Store;

/** A store on which somebody else comes in just before the first conditional write. */
final class DisturbedStore extends ForwardingStore {
    private final Runnable disturbance;
    private final AtomicBoolean done = new AtomicBoolean();

    DisturbedStore(Store store, Runnable disturbance) {
        super(store);
        this.disturbance = disturbance;
    }

    @Override
    public boolean writeIf(Expectation expectation, List<Mutation> mutations) {
        if (done.compareAndSet(false, true)) {
            disturbance.run();
        }
        return store.writeIf(expectation, mutations);
    }
}
