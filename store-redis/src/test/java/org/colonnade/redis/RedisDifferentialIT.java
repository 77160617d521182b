package org.colonnade.redis;

import org.colonnade.laws.DifferentialLaw;
import org.colonnade.store.Store;

class RedisDifferentialIT extends DifferentialLaw {
    @Override
    protected Store open() {
        return RealRedis.shared().open(7, "");
    }

    @Override
    protected boolean isThrownAway() {
        return true;
    }
}
