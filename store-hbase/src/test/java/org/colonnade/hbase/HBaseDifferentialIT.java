package org.colonnade.hbase;

import org.colonnade.laws.DifferentialLaw;
import org.colonnade.store.Store;

class HBaseDifferentialIT extends DifferentialLaw {
    @Override
    protected Store open() {
        return RealHBase.shared().open("laws", "");
    }

    @Override
    protected boolean isThrownAway() {
        return true;
    }
}
