package org.colonnade.keypath;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * Counts distinct hashes for each of many things, all within one bound on memory.
 *
 * <p>While all hashes together are at most the limit, the counts are exact (but for two texts with one 64-bit hash);
 * then the largest sample is thinned, and its count becomes an estimate.
 */
final class DistinctCounts<T> {
    private final Map<T, HashSample> samples = new LinkedHashMap<>();
    private final int limit;
    private int kept;

    DistinctCounts(int limit) {
        this.limit = limit;
    }

    void add(T thing, long hash) {
        if (samples.computeIfAbsent(thing, t -> new HashSample()).add(hash)) {
            kept++;
            while (kept > limit) {
                thinLargest();
            }
        }
    }

    private void thinLargest() {
        HashSample largest = samples.values().stream()
                .max(Comparator.comparingInt(HashSample::size))
                .orElseThrow();
        kept -= largest.size();
        largest.thin();
        kept += largest.size();
    }

    /** All things with their samples, in the order in which they were met. */
    void forEach(BiConsumer<T, HashSample> action) {
        samples.forEach(action);
    }
}
