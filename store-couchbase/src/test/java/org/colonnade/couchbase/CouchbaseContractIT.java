package org.colonnade.couchbase;

import org.colonnade.contract.StoreContract;
import org.colonnade.store.Store;

/** Couchbase's mock keeps the contract, with pages so small that scans have several. */
class CouchbaseContractIT extends StoreContract {
    @Override
    protected Store open() {
        return RealCouchbase.shared().open("&page=10");
    }
}
