package org.colonnade.datastore;

import org.colonnade.laws.DifferentialLaw;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

@EnabledIfEnvironmentVariable(named = Emulator.VARIABLE, matches = ".+")
class EmulatorDifferentialIT extends DifferentialLaw {
    @Override
    protected Store open() {
        return Stores.open(Emulator.address("laws"));
    }
}
