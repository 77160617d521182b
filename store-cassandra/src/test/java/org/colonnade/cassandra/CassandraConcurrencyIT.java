package org.colonnade.cassandra;

import org.colonnade.laws.ConcurrencyLaw;
import org.colonnade.store.Store;

class CassandraConcurrencyIT extends ConcurrencyLaw {
    @Override
    protected Store open() {
        return RealCassandra.shared().open("crowd", "");
    }

    @Override
    protected int designs() {
        return 6;
    }

    @Override
    protected boolean isThrownAway() {
        return true;
    }
}
