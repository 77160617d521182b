package org.colonnade.reference;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;

/**
 * The contents of one family: blocks by their key, in each of them entries in the family's order.
 *
 * <p>An entry holds all its columns, those of its key too; a column without a value is not there.
 */
final class Blocks {
    final Family family;
    private final Map<List<Object>, TreeMap<List<Object>, Map<Column, Object>>> blocks = new LinkedHashMap<>();

    private Blocks(Family family) {
        this.family = family;
    }

    /** What a family should hold. */
    static Blocks of(Family family, Database database) {
        Blocks blocks = new Blocks(family);
        Join join = new Join(database, family.graph());
        join.tuples().forEach(t -> {
            Map<Column, Object> entry = new LinkedHashMap<>();
            family.columns().forEach(c -> entry.put(c, join.value(t, c)));
            blocks.put(entry);
        });
        return blocks;
    }

    /** Writes the columns that are given and leaves the others as they are; what lacks a value of its key is passed over. */
    void put(Map<Column, Object> columns) {
        if (hasKey(columns)) {
            Map<Column, Object> entry = blocks.computeIfAbsent(
                            key(columns), k -> new TreeMap<>(Order.by(family.clustering())))
                    .computeIfAbsent(place(columns), k -> new LinkedHashMap<>());
            family.columns().stream().filter(columns::containsKey).forEach(c -> entry.put(c, columns.get(c)));
            entry.values().removeIf(v -> v == null);
        }
    }

    void delete(Map<Column, Object> columns) {
        if (hasKey(columns) && blocks.containsKey(key(columns))) {
            Map<List<Object>, ?> block = blocks.get(key(columns));
            block.remove(place(columns));
            if (block.isEmpty()) {
                blocks.remove(key(columns));
            }
        }
    }

    private boolean hasKey(Map<Column, Object> columns) {
        return family.key().stream().allMatch(c -> columns.get(c) != null);
    }

    private List<Object> key(Map<Column, Object> columns) {
        return family.partition().stream().map(columns::get).toList();
    }

    private List<Object> place(Map<Column, Object> columns) {
        return family.clustering().stream().map(o -> columns.get(o.column())).toList();
    }

    /** The entries of a block, in their order. */
    Collection<Map<Column, Object>> get(List<Object> key) {
        return blocks.containsKey(key) ? blocks.get(key).values() : new ArrayList<>();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Blocks that && blocks.equals(that.blocks);
    }

    @Override
    public int hashCode() {
        return blocks.hashCode();
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder(family + " over " + family.graph() + "\n");
        blocks.values()
                .forEach(b -> b.values().forEach(e -> out.append("  ").append(e).append('\n')));
        return out.toString();
    }
}
