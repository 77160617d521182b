package org.colonnade.arrangement;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongConsumer;
import org.colonnade.store.Store;

/** The effort that the operations of each arrangement ask of a store. */
public record Efforts(Map<String, StoreEffort> retrievals, Map<String, StoreEffort> additions) {
    private static final long SAMPLE = 20;

    public Efforts {
        retrievals = Map.copyOf(retrievals);
        additions = Map.copyOf(additions);
    }

    /** Counts it, on the first of so many aggregates, which are there afterwards. */
    static Efforts of(Store store, Entrants entrants, Population population, long size) {
        CountingStore counting = new CountingStore(store);
        Map<String, StoreEffort> retrievals = new LinkedHashMap<>();
        Map<String, StoreEffort> additions = new LinkedHashMap<>();
        long sample = Math.min(size, SAMPLE);
        for (Arrangement arrangement : entrants.arrangements(counting, population)) {
            arrangement.create();
            LongConsumer put = i -> arrangement.put(population.key(i), population.value(i));
            each(sample, put);
            LongConsumer retrieval = i -> arrangement.get(population.key(i));
            LongConsumer addition = i -> arrangement.append(population.key(i), population.element(i));
            retrievals.put(arrangement.name(), effort(counting, sample, retrieval));
            additions.put(arrangement.name(), effort(counting, sample, addition));
            each(sample, put);
        }
        return new Efforts(retrievals, additions);
    }

    private static StoreEffort effort(CountingStore store, long sample, LongConsumer operation) {
        store.perOperation(1);
        each(sample, operation);
        return store.perOperation(sample);
    }

    private static void each(long sample, LongConsumer operation) {
        for (long i = 0; i < sample; i++) {
            operation.accept(i);
        }
    }

    /** Returns the effort of a call of a workload for an arrangement. */
    public StoreEffort of(Workload workload, String arrangement) {
        return StoreEffort.mixed(additions.get(arrangement), retrievals.get(arrangement), workload.additions());
    }
}
