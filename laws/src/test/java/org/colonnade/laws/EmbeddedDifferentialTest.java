package org.colonnade.laws;

import org.colonnade.store.Store;
import org.colonnade.store.Stores;

class EmbeddedDifferentialTest extends DifferentialLaw {
    @Override
    protected Store open() {
        return Stores.open("embedded:");
    }

    @Override
    protected int recommended() {
        return 1000;
    }

    @Override
    protected int given() {
        return 300;
    }
}
