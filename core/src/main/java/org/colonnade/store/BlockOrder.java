package org.colonnade.store;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;

/** Answers gets from whole blocks, for stores that keep the entries of a block in any order. */
public final class BlockOrder {
    private BlockOrder() {}

    /** The entries that a get asks for, out of some of its block that hold at least them. */
    public static List<Row> answer(Get get, Collection<Row> entries) {
        KeyCode codes = KeyCode.ofEntries(get.shape());
        CodeRange range = codes.range(get.range());
        TreeMap<Bytes, Row> ordered = new TreeMap<>();
        for (Row row : entries) {
            Bytes code = Bytes.of(codes.encode(entry(get.shape(), row)));
            if (range.contains(code)) {
                ordered.put(code, row);
            }
        }
        List<Row> rows = new ArrayList<>(ordered.values());
        if (get.reversed()) {
            Collections.reverse(rows);
        }
        return rows.subList(0, Math.min(get.limit().orElse(Integer.MAX_VALUE), rows.size()));
    }

    private static List<Object> entry(Shape shape, Row row) {
        return row.values().subList(shape.block().size(), shape.key().size());
    }

    /** A whole block in its order. */
    public static List<Row> whole(Shape shape, List<Object> block, Collection<Row> entries) {
        return answer(Get.block(shape, block), entries);
    }
}
