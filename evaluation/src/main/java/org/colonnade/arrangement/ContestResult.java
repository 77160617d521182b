package org.colonnade.arrangement;

import java.util.List;
import org.colonnade.measurement.Machine;
import org.colonnade.measurement.Plan;

/** What a contest measured, store by store, and all that is needed to measure it again. */
public record ContestResult(Setting setting, Machine machine, List<StoreResult> stores) {
    public ContestResult {
        stores = List.copyOf(stores);
    }

    /**
     * What was measured how.
     *
     * @param bytes of an aggregate as JSON, on average
     */
    public record Setting(String design, String aggregate, String collection, double bytes, Plan plan) {}

    /** The findings of one store. */
    public List<Finding> findings(StoreResult store) {
        return Finding.of(store, Entrants.perElement(setting.collection()));
    }
}
