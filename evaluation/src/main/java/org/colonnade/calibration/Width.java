package org.colonnade.calibration;

import java.util.List;
import java.util.stream.IntStream;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Field;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;

/** The width of a family's entries: {@code columns} columns of texts of {@code size} bytes. */
record Width(int columns, int size) {
    private static final Type NUMBER = new Type.Simple(Scalar.INT, Scalar.INT.size());

    /** The bytes of an entry: its key within the block, and its values. */
    int bytes() {
        return Scalar.INT.size() + columns * size;
    }

    /** Its family: blocks and entries are known by numbers. */
    Shape shape(String prefix) {
        Type text = new Type.Simple(Scalar.TEXT, size);
        return new Shape(
                prefix + columns + "x" + size,
                List.of(new Field("block", NUMBER)),
                List.of(new Sorted(new Field("entry", NUMBER), false)),
                IntStream.range(0, columns)
                        .mapToObj(i -> new Field("value" + i, text))
                        .toList());
    }
}
