package org.colonnade.hbase;

import org.colonnade.aggregates.AggregateContract;
import org.colonnade.store.Store;

class HBaseAggregatesIT extends AggregateContract {
    @Override
    protected Store open() {
        return RealHBase.shared().open("aggregates", "");
    }

    /** Those who change one row at once wait for each other there. */
    @Override
    protected int changes() {
        return 5;
    }
}
