package org.colonnade.arrangement;

import java.util.Optional;
import org.colonnade.aggregates.AggregateStore;
import org.colonnade.aggregates.Aggregates;
import org.colonnade.aggregates.Retries;
import org.colonnade.value.ComplexValue;

/** Each aggregate is a block, cut by a partition: what the interface of aggregates does. */
final class BlockArrangement implements Arrangement {
    private static final Retries PATIENT = Retries.upTo(1000);

    private final String name;
    private final AggregateStore store;
    private final Population population;
    private Aggregates<ComplexValue> aggregates;

    /** @param store with families of its own, and the class cut as it is to be */
    BlockArrangement(String name, AggregateStore store, Population population) {
        this.name = name;
        this.store = store;
        this.population = population;
    }

    @Override
    public String name() {
        return name;
    }

    /** Additions look first, as the advisor's costs assume. */
    @Override
    public void create() {
        aggregates =
                store.of(population.aggregate().name()).withRetries(PATIENT).lookingFirst();
    }

    @Override
    public void drop() {
        store.store().drop(store.family(population.aggregate().name()));
    }

    @Override
    public void put(Object key, ComplexValue aggregate) {
        aggregates.put(aggregate);
    }

    @Override
    public Optional<ComplexValue> get(Object key) {
        return aggregates.get(key);
    }

    @Override
    public void append(Object key, ComplexValue element) {
        aggregates.append(key, population.collection(), element);
    }
}
