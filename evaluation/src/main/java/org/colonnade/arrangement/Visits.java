package org.colonnade.arrangement;

import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.colonnade.measurement.Call;
import org.colonnade.measurement.Runner;
import org.colonnade.value.ComplexValue;

/** Calls of a workload to random aggregates of an arrangement. It remembers which have grown, and puts them back. */
final class Visits {
    private final Arrangement arrangement;
    private final Population population;
    private final long size;
    private final Workload workload;
    private final Set<Long> grown = ConcurrentHashMap.newKeySet();

    Visits(Arrangement arrangement, Population population, long size, Workload workload) {
        this.arrangement = arrangement;
        this.population = population;
        this.size = size;
        this.workload = workload;
    }

    Runner runner(long seed) {
        Random random = new Random(seed);
        return new Runner(arrangement.name(), workload.weights(), () -> next(random), this::shrink);
    }

    @SuppressWarnings("ReturnValueIgnored") // What a visit reads only has to be there.
    private synchronized Call next(Random random) {
        long number = random.nextLong(size);
        Object key = population.key(number);
        if (random.nextDouble() >= workload.additions()) {
            return new Call(Workload.RETRIEVAL, () -> arrangement.get(key).orElseThrow());
        }
        ComplexValue element = population.element(random.nextLong());
        grown.add(number);
        return new Call(Workload.ADDITION, () -> arrangement.append(key, element));
    }

    private void shrink() {
        grown.forEach(number -> arrangement.put(population.key(number), population.value(number)));
        grown.clear();
    }
}
