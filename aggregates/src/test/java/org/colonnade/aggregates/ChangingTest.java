package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.aggregates.SampleClasses.Item;
import org.colonnade.aggregates.SampleClasses.Parcel;
import org.colonnade.embedded.EmbeddedProvider;
import org.colonnade.store.Address;
import org.colonnade.store.ForwardingStore;
import org.colonnade.store.Get;
import org.colonnade.store.Row;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ChangingTest {
    private final List<Get> reads = new ArrayList<>();
    private final AggregateStore store =
            SampleClasses.on(new ForwardingStore(new EmbeddedProvider().open(Address.of("embedded:"))) {
                @Override
                public List<Row> list(Get get) {
                    reads.add(get);
                    return super.list(get);
                }
            });
    private final Aggregates<Parcel> parcels = store.cut("Parcel", "items[*]").of(Parcel.class);

    @AfterEach
    void close() {
        store.close();
    }

    private static Parcel with(Item... items) {
        return new Parcel("a", 1, null, null, List.of(items), List.of());
    }

    @Test
    void the_first_elements_are_added_after_a_look_at_the_head() {
        parcels.put(with());
        reads.clear();
        parcels.edit("a")
                .append("items", new Item(1, "one"))
                .append("items", new Item(2, null))
                .commit();
        assertThat(reads).hasSize(1).allMatch(g -> g.range().prefix().equals(List.of(AggregateShape.HEAD)));
        assertThat(parcels.get("a")).contains(with(new Item(1, "one"), new Item(2, null)));
        assertThat(store.of("Parcel").part("a", "items[1].number")).isPresent();
    }
}
