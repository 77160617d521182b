package org.colonnade.dynamodb;

import org.colonnade.laws.DifferentialLaw;
import org.colonnade.store.Store;

class DynamoDbDifferentialIT extends DifferentialLaw {
    @Override
    protected Store open() {
        return RealDynamoDb.shared().open("laws", "");
    }

    @Override
    protected boolean isThrownAway() {
        return true;
    }
}
