package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.colonnade.aggregates.SampleClasses.Parcel;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;
import org.junit.jupiter.api.Test;

class RetriesTest {
    @Test
    void who_is_interrupted_tries_no_more_and_is_told() {
        try (Store store = Stores.open("embedded:")) {
            Aggregates<Parcel> parcels = SampleClasses.on(store).of(Parcel.class);
            parcels.put(SampleClasses.parcel("a"));
            Store disturbed = new DisturbedStore(store, () -> {
                parcels.set("a", "note", "mine");
                Thread.currentThread().interrupt();
            });
            Aggregates<Parcel> late =
                    SampleClasses.on(disturbed).of(Parcel.class).withRetries(Retries.upTo(9));
            assertThatThrownBy(() -> late.set("a", "count", 9))
                    .isInstanceOf(ConflictException.class)
                    .hasMessage(
                            "Parcel:a was changed by somebody else at the same time; nothing was written, and it is not "
                                    + "tried again, because the thread is interrupted");
            assertThat(Thread.interrupted()).isTrue();
            assertThat(parcels.get("a", "count", Integer.class)).contains(2);
        }
    }
}
