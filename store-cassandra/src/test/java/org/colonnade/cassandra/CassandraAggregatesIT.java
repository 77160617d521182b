package org.colonnade.cassandra;

import org.colonnade.aggregates.AggregateContract;
import org.colonnade.store.Store;

class CassandraAggregatesIT extends AggregateContract {
    @Override
    protected Store open() {
        return RealCassandra.shared().open("aggregates", "");
    }

    /** Conditional writes of one partition queue up there, and take a hundred times as long. */
    @Override
    protected int changes() {
        return 4;
    }
}
