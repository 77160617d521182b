package org.colonnade.embedded;

import java.util.List;
import java.util.Map;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;
import org.colonnade.store.Store;

/** Families that keep texts under numbers, in blocks. */
final class Numbers {
    private static final Field TEXT = new Field("text", new Type.Simple(Scalar.TEXT, 10));

    private Numbers() {}

    static Shape family(String name) {
        return new Shape(
                name,
                List.of(new Field("block", new Type.Simple(Scalar.INT, 4))),
                List.of(new Sorted(new Field("number", new Type.Simple(Scalar.INT, 4)), false)),
                List.of(TEXT));
    }

    static Mutation put(Shape shape, int block, int number, String text) {
        return new Mutation.Put(shape, List.of(block, number), Map.of(TEXT, text));
    }

    static void write(Store store, Mutation... mutations) {
        store.write(List.of(mutations), Atomicity.ALL);
    }

    /** The numbers in a block. */
    static List<Integer> in(Store store, Shape shape, int block) {
        return store.get(Get.block(shape, List.of(block))).toList().stream()
                .map(r -> (Integer) r.values().get(1))
                .toList();
    }
}
