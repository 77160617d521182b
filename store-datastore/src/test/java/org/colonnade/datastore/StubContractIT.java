package org.colonnade.datastore;

import org.colonnade.contract.StoreContract;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;

/** App Engine's stub keeps the contract. */
class StubContractIT extends StoreContract {
    @Override
    protected Store open() {
        return Stores.open("datastore:stub?namespace=contract");
    }

    @Override
    protected boolean isThrownAway() {
        return true;
    }
}
