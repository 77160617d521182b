package org.colonnade.mongodb;

import org.colonnade.laws.DifferentialLaw;
import org.colonnade.store.Store;

class MongoDifferentialIT extends DifferentialLaw {
    @Override
    protected Store open() {
        return RealMongo.shared().open("law", "");
    }

    @Override
    protected boolean isThrownAway() {
        return true;
    }
}
