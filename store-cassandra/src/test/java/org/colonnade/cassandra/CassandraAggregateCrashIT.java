package org.colonnade.cassandra;

import org.colonnade.aggregates.AggregateCrashContract;
import org.colonnade.contract.RealServer;
import org.colonnade.store.Store;

class CassandraAggregateCrashIT extends AggregateCrashContract {
    private final RealCassandra cassandra = RealCassandra.mortal();

    @Override
    protected RealServer server() {
        return cassandra.server();
    }

    @Override
    protected Store open() {
        return cassandra.open("crash", "");
    }
}
