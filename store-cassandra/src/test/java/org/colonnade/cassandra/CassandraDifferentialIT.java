package org.colonnade.cassandra;

import org.colonnade.laws.DifferentialLaw;
import org.colonnade.store.Store;

class CassandraDifferentialIT extends DifferentialLaw {
    @Override
    protected Store open() {
        return RealCassandra.shared().open("laws", "");
    }

    @Override
    protected boolean isThrownAway() {
        return true;
    }
}
