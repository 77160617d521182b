package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.colonnade.aggregates.SampleClasses.parcel;

import java.util.List;
import java.util.stream.IntStream;
import org.colonnade.aggregates.SampleClasses.Box;
import org.colonnade.aggregates.SampleClasses.Item;
import org.colonnade.aggregates.SampleClasses.Parcel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Aggregates are kept as a whole, and read and changed part by part. */
interface PartContract extends AggregateSubject {
    @ParameterizedTest
    @ValueSource(strings = {"eao", "etf", "items[*]", "items[*], lines[*].items[*].label, box.width+count"})
    default void keeps_what_is_put(String cut) {
        Aggregates<Parcel> parcels = parcels(cut);
        parcels.put(parcel("a"));
        parcels.put(parcel("b"));
        assertThat(parcels.get("a")).contains(parcel("a"));
        assertThat(parcels.get("c")).isEmpty();
        Parcel small = new Parcel("a", 0, "less", null, List.of(), List.of());
        parcels.put(small);
        assertThat(parcels.get("a")).contains(small);
        assertThat(parcels.delete("a")).isTrue();
        assertThat(parcels.delete("a")).isFalse();
        assertThat(parcels.get("a")).isEmpty();
        assertThat(parcels.get("b")).contains(parcel("b"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"eao", "etf", "items[*]", "items[*], lines[*].items[*].label, box.width+count"})
    default void reads_parts(String cut) {
        Aggregates<Parcel> parcels = parcels(cut);
        parcels.put(parcel("a"));
        checkParts(parcels);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"eao", "etf", "items[*]", "box.width", "items[*], lines[*].items[*].label, box.width+count"})
    default void reads_parts_of_what_others_have_cut_otherwise(String cut) {
        for (String other : List.of("eao", "etf", "items", "items[*], items[*].label", "box.width, lines[*]")) {
            parcels(other).put(parcel("a"));
            checkParts(parcels(cut));
        }
    }

    private static void checkParts(Aggregates<Parcel> parcels) {
        assertThat(parcels.get("a", "count", Integer.class)).contains(2);
        assertThat(parcels.get("a", "note", String.class)).isEmpty();
        assertThat(parcels.get("a", "items[1]", Item.class)).contains(new Item(2, null));
        assertThat(parcels.get("a", "items[2]", Item.class)).isEmpty();
        assertThat(parcels.get("a", "box", Box.class)).contains(new Box(3, null, List.of("up")));
        assertThat(parcels.get("a", "lines[0].items[0].number", Integer.class)).contains(7);
        assertThat(parcels.list("a", "items", Item.class)).isEqualTo(parcel("a").items());
        assertThat(parcels.list("a", "items[*].number", Integer.class)).containsExactly(1, 2);
        assertThat(parcels.list("a", "lines[1].items", Item.class)).isEmpty();
        assertThat(parcels.list("a", "lines[*].items[*].number", Integer.class)).containsExactly(7);
        assertThat(parcels.list("a", "lines[*].items[*]", Item.class)).containsExactly(new Item(7, null));
        assertThat(parcels.list("a", "lines[*].items", Item[].class))
                .containsExactly(new Item[] {new Item(7, null)}, new Item[] {});
        assertThat(parcels.get("b", "count", Integer.class)).isEmpty();
    }

    @Test
    default void several_edits_take_place_together() {
        Aggregates<Parcel> parcels = parcels("items[*]");
        parcels.put(parcel("a"));
        parcels.edit("a")
                .append("items", new Item(3, null))
                .set("count", 3)
                .set("items[0].label", "first")
                .commit();
        assertThat(parcels.get("a", "count", Integer.class)).contains(3);
        assertThat(parcels.list("a", "items", Item.class))
                .containsExactly(new Item(1, "first"), new Item(2, null), new Item(3, null));
    }

    @Test
    default void parts_are_updated() {
        Aggregates<Parcel> parcels = parcels("items[*]");
        parcels.put(parcel("a"));
        parcels.update("a", "count", Integer.class, c -> c + 1);
        parcels.update("a", "items[0]", Item.class, i -> new Item(i.number() + 1, i.label()));
        parcels.update("a", p -> new Parcel(p.id(), p.count() + 1, "x", null, p.items(), List.of()));
        assertThat(parcels.get("a"))
                .contains(new Parcel("a", 4, "x", null, List.of(new Item(2, "one"), new Item(2, null)), List.of()));
    }

    @Test
    default void large_aggregates_are_whole() {
        Aggregates<Parcel> parcels = parcels("items[*]");
        int last = manyEntries();
        List<Item> items = IntStream.range(0, last)
                .mapToObj(i -> new Item(i, "label " + i))
                .toList();
        Parcel large = new Parcel("a", 1, null, null, items, List.of());
        parcels.put(large);
        parcels.append("a", "items", new Item(last, null));
        assertThat(parcels.list("a", "items[*].number", Integer.class))
                .isEqualTo(IntStream.rangeClosed(0, last).boxed().toList());
        assertThat(parcels.get("a", "items[%d].label".formatted(last - 26), String.class))
                .contains("label " + (last - 26));
    }
}
