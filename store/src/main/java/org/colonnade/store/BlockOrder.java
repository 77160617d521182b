package org.colonnade.store;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** Answers gets from whole blocks, for stores that keep the entries of a block in any order. */
public final class BlockOrder {
    private BlockOrder() {}

    /** Returns the entries that a get asks for, out of entries of its block that include them. */
    public static List<Row> answer(Get get, Collection<Row> entries) {
        KeyCode codes = KeyCode.ofEntries(get.shape());
        CodeRange range = codes.range(get.range());
        List<Coded> found = new ArrayList<>(entries.size());
        for (Row row : entries) {
            Bytes code = Bytes.of(codes.encode(entry(get.shape(), row)));
            if (range.contains(code)) {
                found.add(new Coded(code, row));
            }
        }
        found.sort(get.reversed() ? Comparator.reverseOrder() : Comparator.naturalOrder());
        int size = Math.min(found.size(), get.limit().orElse(Integer.MAX_VALUE));
        List<Row> answer = new ArrayList<>(size);
        found.subList(0, size).forEach(c -> answer.add(c.row()));
        return Collections.unmodifiableList(answer);
    }

    /** A row with the code of its entry's key. */
    private record Coded(Bytes code, Row row) implements Comparable<Coded> {
        @Override
        public int compareTo(Coded other) {
            return code.compareTo(other.code);
        }
    }

    private static List<Object> entry(Shape shape, Row row) {
        return row.values().subList(shape.block().size(), shape.key().size());
    }

    /** Returns a whole block in its order. */
    public static List<Row> whole(Shape shape, List<Object> block, Collection<Row> entries) {
        return answer(Get.block(shape, block), entries);
    }
}
