package org.colonnade.representation;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.cut.Cut;
import org.colonnade.store.StoreLimits;

/**
 * A way to represent an aggregate class, and what it costs.
 *
 * @param entries of a block on average
 * @param bytes of a block with the keys of its entries, on average
 * @param sizes of its kinds of entries, the largest first
 * @param cost of a request that accesses the class, on average
 * @param requests what each request costs, by its name, in the order of the design
 */
public record Representation(
        Cut cut, double entries, double bytes, List<EntrySize> sizes, double cost, Map<String, Double> requests) {
    public Representation {
        sizes = sizes.stream()
                .sorted(Comparator.comparingDouble(EntrySize::bytes).reversed())
                .toList();
        requests = Collections.unmodifiableMap(new LinkedHashMap<>(requests));
    }

    public EntrySize largest() {
        return sizes.get(0);
    }

    /** The kinds of entries that are too large, the largest first. */
    public List<EntrySize> refused(StoreLimits limits) {
        return sizes.stream().filter(s -> limits.excess(s.bytes()) > 0).toList();
    }
}
