package org.colonnade.aggregates;

import java.util.List;
import org.colonnade.design.Design;
import org.colonnade.store.Store;

/** A design that has everything that aggregates can have, and its classes in Java. */
public final class SampleClasses {
    public static final Design DESIGN = TestDesigns.of("""
            value Item { number int  label text? }
            value Box { width int?  height int?  marks text[2] }
            value Line { product text  items Item[2] }
            entity Parcel { id key text  count int  note text?  box Box?  items Item[3]  lines Line[2] }
            value Spot { street text?  city text?  zip text? }
            entity Place { id key text  name text?  spot Spot  last Spot? }
            entity Counter { id key long  left int  right int  log int[100] }
            """);

    private SampleClasses() {}

    public record Item(int number, String label) {}

    public record Box(Integer width, Integer height, List<String> marks) {}

    public record Line(String product, List<Item> items) {}

    public record Parcel(String id, int count, String note, Box box, List<Item> items, List<Line> lines) {}

    public record Counter(long id, int left, int right, List<Integer> log) {}

    /** The aggregates on a store; the design has no requests, so it does not matter what the store costs. */
    static AggregateStore on(Store store) {
        return AggregateStore.on(store, DESIGN, TestProfiles.NEAR);
    }

    static Parcel parcel(String id) {
        return new Parcel(
                id,
                2,
                null,
                new Box(3, null, List.of("up")),
                List.of(new Item(1, "one"), new Item(2, null)),
                List.of(new Line("nut", List.of(new Item(7, null))), new Line("bolt", List.of())));
    }
}
