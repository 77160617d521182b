package org.colonnade.aggregates;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.cut.BlockEntry;
import org.colonnade.store.Row;
import org.colonnade.value.ComplexValue;

/**
 * A block as it was read at one moment, for one thread. It reads the JSON of its entries once, when it is asked for
 * values.
 */
final class StoredBlock {
    private final BlockCode code;
    private final Head head;
    private final List<Row> rows;
    private List<BlockEntry> entries = List.of();

    StoredBlock(BlockCode code, Head head, List<Row> rows) {
        this.code = code;
        this.head = head;
        this.rows = rows;
    }

    Head head() {
        return head;
    }

    /** The Java object that it is: straight from its JSON if that is possible, else by way of its value. */
    <A> A as(ObjectCode<A> objects) {
        return objects.of(() -> BlockText.of(head, rows), this::value);
    }

    ComplexValue value() {
        return code.join(head.cut(), AccessPath.ROOT, rows, entries());
    }

    /** Its one entry besides the head, if there is no other and that is the JSON of all of it. */
    Optional<Row> only() {
        return head.cut().portions().size() == 1 && rows.size() == 2 ? Optional.of(rows.get(1)) : Optional.empty();
    }

    private List<BlockEntry> entries() {
        if (entries.isEmpty()) {
            entries = code.entries(head.cut(), rows);
        }
        return entries;
    }

    /** Returns the changes that give it another value. */
    Difference to(ComplexValue other) {
        Map<String, ComplexValue> old = new LinkedHashMap<>();
        entries().forEach(e -> old.put(e.key(), e.value()));
        List<BlockEntry> added = new ArrayList<>();
        for (BlockEntry entry : head.cut().cut(other)) {
            if (!entry.value().equals(old.remove(entry.key()))) {
                added.add(entry);
            }
        }
        return new Difference(added, List.copyOf(old.keySet()));
    }

    /**
     * Two values, entry by entry.
     *
     * @param added the entries that the other value has, as far as they are not there already
     * @param gone the keys of entries that it does not have
     */
    record Difference(List<BlockEntry> added, List<String> gone) {
        boolean isNothing() {
            return added.isEmpty() && gone.isEmpty();
        }
    }
}
