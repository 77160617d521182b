package org.colonnade.datastore;

import org.colonnade.contract.StoreContract;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

/** The contract through the Cloud client, where an emulator is given. */
@EnabledIfEnvironmentVariable(named = Emulator.VARIABLE, matches = ".+")
class EmulatorContractIT extends StoreContract {
    @Override
    protected Store open() {
        return Stores.open(Emulator.address("contract"));
    }
}
