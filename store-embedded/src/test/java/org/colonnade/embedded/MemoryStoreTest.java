package org.colonnade.embedded;

import org.colonnade.contract.StoreContract;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;

class MemoryStoreTest extends StoreContract {
    @Override
    protected Store open() {
        return Stores.open("embedded:");
    }

    @Override
    public boolean isShared() {
        return false;
    }
}
