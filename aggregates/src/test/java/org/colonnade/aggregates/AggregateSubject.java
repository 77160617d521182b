package org.colonnade.aggregates;

import org.colonnade.aggregates.SampleClasses.Counter;
import org.colonnade.aggregates.SampleClasses.Parcel;
import org.colonnade.store.Store;

/** The store under test, with no aggregates on it when a test begins. */
interface AggregateSubject {
    Store store();

    /** How many changes each of many clients makes. */
    int changesOfEach();

    /** So many aggregates are many for the store. */
    int manyAggregates();

    /** So many entries of one aggregate are many for the store. */
    int manyEntries();

    default Aggregates<Parcel> parcels(String cut) {
        return parcels(store(), cut);
    }

    default Aggregates<Parcel> parcels(Store store, String cut) {
        return SampleClasses.on(store).cut("Parcel", cut).of(Parcel.class);
    }

    /** Counters, of which changes that collide are tried again. */
    default Aggregates<Counter> counters(String cut) {
        return SampleClasses.on(store()).cut("Counter", cut).of(Counter.class).withRetries(Retries.upTo(10_000));
    }
}
