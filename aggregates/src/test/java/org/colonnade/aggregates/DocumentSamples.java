package org.colonnade.aggregates;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Field;
import org.colonnade.store.Mutation;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;

/**
 * Families that show how documents look: one with keys of several columns, one of JSON, and one whose blocks are one entry.
 */
public final class DocumentSamples {
    public static final Field NOTE = new Field("note", new Type.Simple(Scalar.TEXT, 8));
    public static final Field CITY = new Field("city", new Type.Simple(Scalar.TEXT, 10));

    private static final Field YEAR = new Field("year", new Type.Simple(Scalar.INT, 4));
    private static final Field PRICE = new Field("price", new Type.Simple(Scalar.DECIMAL, 8));
    private static final Field TREE = new Field("tree", new Type.Simple(Scalar.TEXT, 8), true);

    public static final Shape TREES =
            new Shape("trees", List.of(CITY), List.of(new Sorted(NOTE, false)), List.of(TREE));

    private DocumentSamples() {}

    /** A column of numbers. */
    public static Field rooms(String name) {
        return new Field(name, new Type.Simple(Scalar.LONG, 8));
    }

    public static Shape hotels(Field rooms) {
        return new Shape("hotels", List.of(CITY, YEAR), List.of(new Sorted(PRICE, false)), List.of(rooms, NOTE));
    }

    public static Shape cities(Field rooms) {
        return new Shape("cities", List.of(CITY), List.of(), List.of(rooms, NOTE));
    }

    /** Puts an entry of the block of Rome in 2014. */
    public static Mutation hotel(Shape hotels, String price, Map<Field, Object> values) {
        return new Mutation.Put(hotels, List.of("Rome", 2014, new BigDecimal(price)), values);
    }

    /** Puts an entry of the block of Rome; JSON may be null. */
    public static Mutation tree(String note, String json) {
        return new Mutation.Put(TREES, List.of("Rome", note), Collections.singletonMap(TREE, json));
    }

    /** What {@link #tree} puts. */
    public static Map<Field, Object> tree(String json) {
        return Map.of(TREE, json);
    }
}
