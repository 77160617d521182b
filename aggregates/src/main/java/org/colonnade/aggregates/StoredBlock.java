package org.colonnade.aggregates;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.partition.BlockEntry;
import org.colonnade.value.ComplexValue;

/** A block as it was read at one moment. */
record StoredBlock(Head head, List<BlockEntry> entries) {

    ComplexValue value() {
        return head.partition().join(entries);
    }

    /** The entries that another value has, as far as they are not there already. */
    List<BlockEntry> added(ComplexValue other) {
        List<BlockEntry> added = new ArrayList<>(head.partition().cut(other));
        added.removeAll(entries);
        return added;
    }

    /** The keys of entries that another value does not have. */
    List<String> gone(ComplexValue other) {
        Map<String, BlockEntry> gone = new LinkedHashMap<>();
        entries.forEach(e -> gone.put(e.key(), e));
        head.partition().cut(other).forEach(e -> gone.remove(e.key()));
        return List.copyOf(gone.keySet());
    }
}
