package org.colonnade.hbase;

import org.colonnade.contract.StoreContract;
import org.colonnade.store.Store;

/** HBase keeps the contract, with pieces so small that blocks have several. */
class HBaseContractIT extends StoreContract {
    @Override
    protected Store open() {
        return RealHBase.shared().open("contract", "&page=100");
    }

    @Override
    protected boolean isThrownAway() {
        return true;
    }
}
