package org.colonnade.engine;

import java.util.ArrayList;
import java.util.Collection;
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
import org.colonnade.store.StoreException;

/**
 * One run of a request. It keeps what it has fetched from families that a later step reads again, and forgets it when
 * it writes to the block. Its writes go to the store together, at the end or before it fetches from a family that
 * changes.
 */
final class Visit {
    private static final int MOST_WAITING = 1_000;

    private final Store store;
    private final Set<String> kept;
    private final Map<Fetch, List<Row>> fetched = new LinkedHashMap<>();
    private final Map<Fetch, Long> ahead = new LinkedHashMap<>();
    private final List<Mutation> waiting = new ArrayList<>();
    private final Map<Meter, Integer> writers = new LinkedHashMap<>();
    private final Holding holding;

    /** @param kept the names of the families that are used again */
    Visit(Store store, Set<String> kept, Holding holding) {
        this.store = store;
        this.kept = kept;
        this.holding = holding;
    }

    boolean hasLocks() {
        return !holding.isEmpty();
    }

    /** Sees to it that the locks last for an update, if need be by taking them again. */
    void beforeUpdate() {
        if (!holding.isFresh()) {
            hold(Set.of());
        }
    }

    /** Returns whether it has held these locks since its first fetch. If not, it takes them now and fetches anew. */
    boolean holds(Collection<String> locks) {
        boolean held = holding.has(locks);
        if (!held) {
            hold(locks);
        }
        return held;
    }

    private void hold(Collection<String> more) {
        flush();
        holding.take(more);
        fetched.clear();
        ahead.clear();
    }

    /** Returns the cost of taking locks, to the first caller only. */
    List<Meter> taking() {
        return holding.meters();
    }

    /** Fetches at once what several steps will want; they share the time. */
    void fetchAhead(Map<Fetch, Shape> fetches) {
        List<Get> gets = new ArrayList<>();
        fetches.forEach((fetch, shape) -> gets.addAll(fetch.gets(shape)));
        long start = System.nanoTime();
        List<List<Row>> answers = store.getAll(gets);
        long share = (System.nanoTime() - start) / fetches.size();
        int next = 0;
        for (Fetch fetch : fetches.keySet()) {
            fetched.put(
                    fetch, joined(answers.subList(next, next + fetch.ranges().size()), fetch));
            ahead.put(fetch, share);
            next += fetch.ranges().size();
        }
    }

    /** The entries of each fetch, in its place. */
    List<List<Row>> fetch(List<Fetch> fetches, Shape shape, Meter meter) {
        if (waiting.stream().anyMatch(m -> m.shape().name().equals(shape.name()))) {
            flush();
        }
        List<Get> gets = new ArrayList<>();
        fetches.stream().filter(f -> !fetched.containsKey(f)).forEach(f -> gets.addAll(f.gets(shape)));
        List<List<Row>> answers = gets.isEmpty() ? List.of() : meter.measure(gets.size(), () -> store.getAll(gets));
        List<List<Row>> all = new ArrayList<>();
        int next = 0;
        for (Fetch fetch : fetches) {
            if (fetched.containsKey(fetch)) {
                all.add(known(fetch, meter));
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

    /** Returns entries fetched before; entries fetched ahead count for the first step that asks for them. */
    private List<Row> known(Fetch fetch, Meter meter) {
        List<Row> entries = fetched.get(fetch);
        Long nanos = ahead.remove(fetch);
        if (nanos != null) {
            meter.took(fetch.ranges().size(), nanos);
            meter.fetched(entries.size());
        }
        return entries;
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
        if (waiting.size() + mutations.size() > MOST_WAITING) {
            flush();
        }
        waiting.addAll(mutations);
        writers.put(meter, mutations.size());
        for (Mutation mutation : mutations) {
            fetched.keySet()
                    .removeIf(f -> f.family().equals(mutation.shape().name())
                            && f.block().equals(mutation.block()));
        }
    }

    /** Writes what is still to be written; the steps that asked for it share the time. */
    void flush() {
        if (!waiting.isEmpty()) {
            boolean together = store.capabilities().atomicAcrossBlocks();
            long start = System.nanoTime();
            write(together ? Atomicity.ALL : Atomicity.BLOCK);
            long nanos = System.nanoTime() - start;
            writers.forEach((meter, size) -> meter.took(size, nanos * size / waiting.size()));
        }
        waiting.clear();
        writers.clear();
    }

    private void write(Atomicity atomicity) {
        holding.require();
        try {
            store.write(List.copyOf(waiting), atomicity);
        } catch (StoreException e) {
            if (e.isUncertain()) {
                holding.abandon();
            }
            throw e;
        }
    }
}
