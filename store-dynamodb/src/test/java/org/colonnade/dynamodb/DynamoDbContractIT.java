package org.colonnade.dynamodb;

import org.colonnade.contract.StoreContract;
import org.colonnade.store.Store;

/** DynamoDB keeps the contract, with pages so small that blocks have several. */
class DynamoDbContractIT extends StoreContract {
    @Override
    protected Store open() {
        return RealDynamoDb.shared().open("contract", "&page=100");
    }

    @Override
    protected boolean isThrownAway() {
        return true;
    }

    /** More than one batch has; the server takes some milliseconds for each transaction. */
    @Override
    public int many() {
        return 120;
    }

    @Override
    public int sequences() {
        return 40;
    }
}
