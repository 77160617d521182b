package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.colonnade.aggregates.SampleClasses.parcel;

import org.colonnade.aggregates.SampleClasses.Item;
import org.colonnade.aggregates.SampleClasses.Parcel;
import org.junit.jupiter.api.Test;

/** What an aggregate cannot be is said, and not written. */
interface RefusalContract extends AggregateSubject {
    @Test
    default void refuses_what_the_class_does_not_have() {
        Aggregates<Parcel> parcels = parcels("etf");
        parcels.put(parcel("a"));
        assertThatThrownBy(() -> parcels.set("a", "cuont", 1))
                .hasMessage("Parcel has no `cuont`, did you mean `count`?");
        assertThatThrownBy(() -> parcels.set("a", "count", "many"))
                .hasMessage("`count` of Parcel: should be a value of type int, and is \"many\"");
        assertThatThrownBy(() -> parcels.remove("a", "count")).hasMessage("`count` of Parcel needs a value");
        assertThatThrownBy(() -> parcels.set("a", "id", "b"))
                .hasMessage("`id` is the key of Parcel, which never changes");
        assertThatThrownBy(() -> parcels.set("a", "items[7].label", "x"))
                .hasMessage("there is no `items[7]` to change");
        assertThatThrownBy(() -> parcels.append("a", "count", 1)).hasMessage("`count` of Parcel is no collection");
        assertThatThrownBy(() -> parcels.list("a", "count", Integer.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("`count` of Parcel is no collection; use get");
        assertThatThrownBy(() -> parcels.append("b", "items", new Item(1, null)))
                .isInstanceOf(NoSuchAggregateException.class)
                .hasMessage("there is no Parcel:b to change; put it first");
        assertThatThrownBy(() -> parcels.get(5)).hasMessageStartingWith("a key of Parcel: ");
        assertThatThrownBy(() -> parcels.update("a", p -> parcel("b")))
                .hasMessage("an update cannot give Parcel:a another key: Parcel:b");
        assertThat(parcels.get("a")).contains(parcel("a"));
    }
}
