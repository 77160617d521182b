package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.colonnade.aggregates.SampleClasses.parcel;

import org.colonnade.aggregates.SampleClasses.Item;
import org.colonnade.aggregates.SampleClasses.Parcel;
import org.colonnade.store.Store;
import org.junit.jupiter.api.Test;

/** Two who change one aggregate at once. */
interface ConflictContract extends AggregateSubject {
    @Test
    default void disjoint_changes_of_one_aggregate_collide() {
        parcels("etf").put(parcel("a"));
        Aggregates<Parcel> late =
                parcels(new DisturbedStore(store(), () -> parcels("etf").set("a", "note", "mine")), "etf");
        assertThatThrownBy(() -> late.set("a", "count", 9))
                .isInstanceOf(ConflictException.class)
                .hasMessage("Parcel:a was changed by somebody else at the same time; nothing was written: "
                        + "read it again and retry, or use withRetries");
        assertThat(parcels("etf").get("a", "count", Integer.class)).contains(2);
        assertThat(parcels("etf").get("a", "note", String.class)).contains("mine");
    }

    @Test
    default void a_change_that_collided_is_tried_again_if_so_wanted() {
        parcels("items[*]").put(parcel("a"));
        Store disturbed =
                new DisturbedStore(store(), () -> parcels("items[*]").append("a", "items", new Item(3, null)));
        parcels(disturbed, "items[*]").withRetries(Retries.upTo(3)).append("a", "items", new Item(4, null));
        assertThat(parcels("items[*]").list("a", "items[*].number", Integer.class))
                .containsExactly(1, 2, 3, 4);
    }

    @Test
    default void what_was_read_is_replaced_only_if_it_is_still_the_same() {
        Aggregates<Parcel> parcels = parcels("items[*]");
        parcels.create(parcel("a"));
        assertThatThrownBy(() -> parcels.create(parcel("a"))).isInstanceOf(ConflictException.class);
        Versioned<Parcel> read = parcels.read("a").orElseThrow();
        parcels.set("a", "note", "mine");
        assertThatThrownBy(() -> parcels.replace(read, parcel("a"))).isInstanceOf(ConflictException.class);
        Versioned<Parcel> again = parcels.read("a").orElseThrow();
        parcels.replace(again, parcel("a"));
        assertThat(parcels.get("a")).contains(parcel("a"));
        assertThatThrownBy(() -> parcels.replace(again, parcel("a"))).isInstanceOf(ConflictException.class);
        Versioned<Parcel> old = parcels.read("a").orElseThrow();
        parcels.delete("a");
        parcels.create(parcel("a"));
        assertThatThrownBy(() -> parcels.replace(old, parcel("a")))
                .as("it is another one, though it looks the same")
                .isInstanceOf(ConflictException.class);
    }
}
