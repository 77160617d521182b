package org.colonnade.arrangement;

import java.util.List;
import org.colonnade.measurement.Machine;
import org.colonnade.measurement.Plan;

/** The results of a contest, store by store, with all that is needed to measure them again. */
public record ContestResult(Setting setting, Machine machine, List<StoreResult> stores) {
    public ContestResult {
        stores = List.copyOf(stores);
    }

    /**
     * The setting of a measurement.
     *
     * @param bytes the average size of an aggregate as JSON
     */
    public record Setting(String design, String aggregate, String collection, double bytes, Plan plan) {}

    /** Returns the findings of one store. */
    public List<Finding> findings(StoreResult store) {
        return Finding.of(store, Entrants.perElement(setting.collection()));
    }
}
