package org.colonnade.aggregates;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AccessStep;
import org.colonnade.cut.Cut;
import org.colonnade.cut.Portion;
import org.colonnade.store.Row;

/**
 * Joins the JSON of an aggregate from that of its entries without reading it.
 *
 * <p>It can do so where entries hold whole fields of the aggregate, or elements of such a field; others are joined as
 * complex values. Invariant: the result is the JSON of the value that {@link Cut#join} makes of the same entries,
 * but for the order of fields.
 */
final class BlockText {
    private final Cut cut;
    private final Map<AccessPath, Integer> sizes;
    private final StringBuilder text;
    /** The collection whose elements are being written, and how many there are so far. */
    private String collection = "";

    private int elements;

    private BlockText(Head head, List<Row> rows) {
        this.cut = head.cut();
        this.sizes = head.sizes();
        this.text = new StringBuilder(room(rows)).append('{');
    }

    /** As many characters as the text will have, or a few more. */
    private static int room(List<Row> rows) {
        int room = 2;
        for (Row row : rows) {
            room += BlockCode.entry(row).length() + BlockCode.value(row).length() + 4;
        }
        return room;
    }

    /** The text of a block with some rows in their order; empty if it is not so simple, or something is wrong. */
    static Optional<String> of(Head head, List<Row> rows) {
        if (rows.size() == 2 && isAll(head.cut())) {
            return Optional.of(BlockCode.value(rows.get(1)));
        }
        BlockText block = new BlockText(head, rows);
        for (Row row : rows) {
            String key = BlockCode.entry(row);
            if (!key.equals(AggregateShape.HEAD) && !block.add(key, BlockCode.value(row))) {
                return Optional.empty();
            }
        }
        return block.isEnded() ? Optional.of(block.text.append('}').toString()) : Optional.empty();
    }

    private static boolean isAll(Cut cut) {
        return cut.portions().get(0).members().get(0).isRoot();
    }

    /** Adds what the entry with a key holds; whether that was possible. */
    private boolean add(String key, String value) {
        Optional<Portion> portion = cut.portion(key);
        return portion.isPresent() ? add(portion.get(), value) : addEmpty(cut.emptyCollection(key));
    }

    /** Adds a collection without elements; whether it is a field, and the head tells the same. */
    private boolean addEmpty(Optional<AccessPath> path) {
        if (path.isEmpty() || path.get().length() != 1 || sizes.getOrDefault(path.get(), -1) != 0 || !isEnded()) {
            return false;
        }
        field(name(path.get())).append("[]");
        return true;
    }

    /** Adds what an entry of a portion holds; whether that was possible. */
    private boolean add(Portion portion, String value) {
        AccessPath member = portion.members().get(0);
        if (portion.isSingle() && member.length() == 2 && member.last() instanceof AccessStep.Every) {
            return element(name(member), value);
        } else if (!isEnded() || portion.members().stream().anyMatch(m -> m.length() != 1)) {
            return false;
        } else if (portion.isSingle()) {
            field(name(member)).append(value);
        } else if (value.length() > 2) {
            next().append(value, 1, value.length() - 1);
        }
        return true;
    }

    private static String name(AccessPath path) {
        return ((AccessStep.Field) path.steps().get(0)).name();
    }

    private boolean element(String name, String value) {
        if (!name.equals(collection)) {
            if (!isEnded()) {
                return false;
            }
            collection = name;
            elements = 0;
            field(name).append('[');
        }
        text.append(elements++ == 0 ? "" : ",").append(value);
        return true;
    }

    /** Ends a collection, if one was begun; whether that has as many elements as the head tells. */
    private boolean isEnded() {
        if (collection.isEmpty()) {
            return true;
        }
        boolean all = sizes.getOrDefault(AccessPath.ROOT.field(collection), -1) == elements;
        text.append(']');
        collection = "";
        return all;
    }

    private StringBuilder field(String name) {
        return next().append('"').append(name).append("\":");
    }

    private StringBuilder next() {
        return text.append(text.length() == 1 ? "" : ",");
    }
}
