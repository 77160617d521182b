package org.colonnade.datastore;

import org.colonnade.aggregates.AggregateContract;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

/** Aggregates through the Cloud client, where an emulator is given. */
@EnabledIfEnvironmentVariable(named = Emulator.VARIABLE, matches = ".+")
class EmulatorAggregatesIT extends AggregateContract {
    @Override
    protected Store open() {
        return Stores.open(Emulator.address("aggregates"));
    }

    /** Those who lose a race try again, so the work grows with the square of this. */
    @Override
    protected int changes() {
        return 3;
    }
}
