package org.colonnade.mongodb;

import java.util.Set;
import org.colonnade.contract.StoreContract;
import org.colonnade.model.Scalar;
import org.colonnade.store.Store;

/** MongoDB's stand-in keeps the contract, with pages so small that scans have several. */
class MongoContractIT extends StoreContract {
    @Override
    protected Store open() {
        return RealMongo.shared().open("contract", "&page=10");
    }

    /** MongoDB orders bytes by their length first. */
    @Override
    public Set<Scalar> unordered() {
        return Set.of(Scalar.BYTES);
    }
}
