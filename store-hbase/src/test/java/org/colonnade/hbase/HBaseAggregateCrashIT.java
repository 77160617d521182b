package org.colonnade.hbase;

import org.colonnade.aggregates.AggregateCrashContract;
import org.colonnade.contract.RealServer;
import org.colonnade.store.Store;

class HBaseAggregateCrashIT extends AggregateCrashContract {
    private final RealHBase hbase = RealHBase.shared();

    @Override
    protected RealServer server() {
        return hbase.server();
    }

    @Override
    protected Store open() {
        return RealHBase.open(hbase.server().place() + "/crash?timeout=20s");
    }
}
