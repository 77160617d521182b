package org.colonnade.couchbase;

import org.colonnade.laws.DifferentialLaw;
import org.colonnade.store.Store;

class CouchbaseDifferentialIT extends DifferentialLaw {
    @Override
    protected Store open() {
        return RealCouchbase.shared().open("");
    }

    @Override
    protected boolean isThrownAway() {
        return true;
    }
}
