package org.colonnade.guard;

import java.util.Locale;
import org.colonnade.cost.CostModel;
import org.colonnade.cost.CostParameter;
import org.colonnade.store.Store;

/** The clients that locks keep apart. */
public enum Reach {
    /** The threads of one process, which is the only client of a store. Such locks cost nothing. */
    PROCESS,
    /** All clients of a store, by leases in it. */
    LEASES;

    public Guard on(Store store) {
        return this == PROCESS ? Guard.process() : Guard.leases(store);
    }

    /** Returns a model of costs with such locks, given one with the price of leases. */
    public CostModel prices(CostModel model) {
        return this == PROCESS
                ? CostModel.of(model.name(), model.unit(), p -> p == CostParameter.HOLD ? 0 : p.of(model))
                : model;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
