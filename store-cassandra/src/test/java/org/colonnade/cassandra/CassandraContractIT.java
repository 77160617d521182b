package org.colonnade.cassandra;

import org.colonnade.contract.StoreContract;
import org.colonnade.store.Store;

class CassandraContractIT extends StoreContract {
    @Override
    protected Store open() {
        return RealCassandra.shared().open("contract", "");
    }

    @Override
    protected boolean isThrownAway() {
        return true;
    }
}
