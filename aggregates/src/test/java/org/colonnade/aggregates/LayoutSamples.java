package org.colonnade.aggregates;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.cut.CutText;
import org.colonnade.design.Design;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Field;
import org.colonnade.store.Mutation;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;

/** Blocks whose layouts are looked at: aggregates with keys of several types, cut in several ways, and other families. */
public final class LayoutSamples {
    static final Design DESIGN = TestDesigns.of("""
            value Item { number int  label text? }
            entity Crate { id key text  note text?  full boolean  items Item[3] }
            entity Ticket { id key uuid  price decimal }
            entity Meter { id key long  reading double? }
            entity Alarm { at key timestamp  crate -> Crate.alarms }
            entity Token { id key bytes  day date }
            """);

    private static final Field CITY = new Field("city", new Type.Simple(Scalar.TEXT, 10));
    private static final Field ROOMS = new Field("rooms", new Type.Simple(Scalar.LONG, 8));
    private static final Field TAGS = new Field("tags", new Type.Collection(CITY.type(), 2));
    private static final Shape TOWNS = new Shape("towns", List.of(CITY), List.of(), List.of(ROOMS, TAGS));
    private static final Shape SUMS = new Shape("sums", List.of(), List.of(new Sorted(CITY, true)), List.of(ROOMS));

    private LayoutSamples() {}

    /** Aggregates that are made up. */
    static Stream<Example> examples() {
        return Stream.of(
                example("Crate", "eao"),
                example("Crate", "etf"),
                example("Crate", "items[*]"),
                example("Ticket", "eao"),
                example("Meter", "etf"),
                example("Alarm", "eao"),
                example("Token", "eao"));
    }

    private static Example example(String name, String cut) {
        AggregateClass aggregate =
                AggregateClass.of(DESIGN.model(), DESIGN.model().entity(name).orElseThrow());
        return Example.of(CutText.read(aggregate, cut));
    }

    /** A block that is one entry, and a family that is one block. */
    static Stream<List<Mutation>> others() {
        return Stream.of(
                List.of(
                        new Mutation.Clear(TOWNS, List.of("Rome: \"\\\"")),
                        new Mutation.Put(TOWNS, List.of("Rome: \"\\\""), values(7L, List.of("a\tb", "ü")))),
                List.of(
                        new Mutation.Clear(SUMS, List.of()),
                        new Mutation.Put(SUMS, List.of("Bari"), Map.of(ROOMS, 1L)),
                        new Mutation.Put(SUMS, List.of("Alba"), Map.of(ROOMS, -1L))));
    }

    private static Map<Field, Object> values(long rooms, List<String> tags) {
        Map<Field, Object> values = new LinkedHashMap<>();
        values.put(ROOMS, rooms);
        values.put(TAGS, tags);
        return values;
    }
}
