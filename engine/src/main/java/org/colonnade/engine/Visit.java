package org.colonnade.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;

/**
 * One run of a request. It keeps what it has fetched from families that a later step wants to see again, and forgets it
 * when it writes to the block.
 */
final class Visit {
    private final Store store;
    private final Set<String> kept;
    private final Map<Fetch, List<Row>> fetched = new LinkedHashMap<>();

    /** @param kept the names of the families that are used again */
    Visit(Store store, Set<String> kept) {
        this.store = store;
        this.kept = kept;
    }

    /** One that knows nothing of what this one has fetched. */
    Visit anew() {
        return new Visit(store, kept);
    }

    /** The entries of each fetch, in its place. */
    List<List<Row>> fetch(List<Fetch> fetches, Shape shape, Meter meter) {
        List<Get> gets = new ArrayList<>();
        fetches.stream().filter(f -> !fetched.containsKey(f)).forEach(f -> gets.addAll(f.gets(shape)));
        List<List<Row>> answers = gets.isEmpty() ? List.of() : meter.measure(gets.size(), () -> store.getAll(gets));
        List<List<Row>> all = new ArrayList<>();
        int next = 0;
        for (Fetch fetch : fetches) {
            if (fetched.containsKey(fetch)) {
                all.add(fetched.get(fetch));
            } else {
                List<Row> entries =
                        joined(answers.subList(next, next + fetch.ranges().size()), fetch);
                next += fetch.ranges().size();
                meter.fetched(entries.size());
                keep(fetch, entries);
                all.add(entries);
            }
        }
        return all;
    }

    private static List<Row> joined(List<List<Row>> parts, Fetch fetch) {
        if (parts.size() == 1) {
            return parts.get(0);
        }
        return parts.stream()
                .flatMap(List::stream)
                .limit(fetch.limit().orElse(Integer.MAX_VALUE))
                .toList();
    }

    private void keep(Fetch fetch, List<Row> entries) {
        if (kept.contains(fetch.family())) {
            fetched.put(fetch, entries);
        }
    }

    void write(List<Mutation> mutations, Meter meter) {
        if (mutations.isEmpty()) {
            return;
        }
        boolean together = store.capabilities().atomicAcrossBlocks();
        meter.measure(mutations.size(), () -> {
            store.write(mutations, together ? Atomicity.ALL : Atomicity.BLOCK);
            return null;
        });
        for (Mutation mutation : mutations) {
            fetched.keySet()
                    .removeIf(f -> f.family().equals(mutation.shape().name())
                            && f.block().equals(mutation.block()));
        }
    }
}
