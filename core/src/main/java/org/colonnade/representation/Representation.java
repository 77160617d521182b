package org.colonnade.representation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.colonnade.partition.Partition;

/**
 * A way to represent an aggregate class, and what it costs.
 *
 * @param entries of a block on average
 * @param bytes of a block with the keys of its entries, on average
 * @param largest the largest of its kinds of entries
 * @param cost of a request that accesses the class, on average
 * @param requests what each request costs, by its name, in the order of the design
 */
public record Representation(
        Partition partition,
        double entries,
        double bytes,
        EntrySize largest,
        double cost,
        Map<String, Double> requests) {
    public Representation {
        requests = Collections.unmodifiableMap(new LinkedHashMap<>(requests));
    }
}
