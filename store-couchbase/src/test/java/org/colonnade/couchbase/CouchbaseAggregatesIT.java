package org.colonnade.couchbase;

import org.colonnade.aggregates.AggregateContract;
import org.colonnade.store.Store;

class CouchbaseAggregatesIT extends AggregateContract {
    @Override
    protected Store open() {
        return RealCouchbase.shared().open("");
    }

    /** Those who lose a race try again, so the work grows with the square of this. */
    @Override
    protected int changes() {
        return 6;
    }
}
