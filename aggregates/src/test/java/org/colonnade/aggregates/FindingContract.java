package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.colonnade.aggregates.SampleClasses.parcel;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.colonnade.aggregates.SampleClasses.Parcel;
import org.colonnade.store.OrderedStore;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.Test;

/** Aggregates are found without their keys. */
interface FindingContract extends AggregateSubject {
    @Test
    default void all_are_found() {
        Aggregates<Parcel> parcels = parcels("items[*]");
        IntStream.range(0, manyAggregates()).forEach(i -> parcels.put(parcel("p" + i)));
        parcels.delete("p7");
        try (Stream<Parcel> all = parcels.all()) {
            List<Parcel> found = all.toList();
            assertThat(found).hasSize(manyAggregates() - 1).allMatch(p -> p.equals(parcel(p.id())));
            assertThat(new TreeSet<>(found.stream().map(Parcel::id).toList())).hasSize(manyAggregates() - 1);
        }
    }

    @Test
    default void ranges_of_keys_are_found_where_the_store_has_an_order() {
        Aggregates<Parcel> parcels = parcels("items[*]");
        for (String id : List.of("d", "a", "b", "c", "bb")) {
            parcels.put(parcel(id));
        }
        if (store() instanceof OrderedStore) {
            assertThat(ids(parcels, "b", "d")).containsExactly("b", "bb", "c");
            assertThat(ids(parcels, null, "b")).containsExactly("a");
            assertThat(ids(parcels, "c", null)).containsExactly("c", "d");
        } else {
            assertThatThrownBy(() -> parcels.range("b", "d"))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("in no order of keys");
        }
    }

    private static List<String> ids(Aggregates<Parcel> parcels, String from, String to) {
        try (Stream<Parcel> range = parcels.range(from, to)) {
            return range.map(Parcel::id).toList();
        }
    }
}
