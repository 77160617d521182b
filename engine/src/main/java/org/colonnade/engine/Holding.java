package org.colonnade.engine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.colonnade.guard.Guard;
import org.colonnade.guard.Hold;

/**
 * The locks of one run of a request: those that its arguments tell from the beginning, and those that answers tell from
 * then on.
 */
final class Holding implements AutoCloseable {
    private final Guard guard;
    private final SortedSet<String> locks = new TreeSet<>();
    private final List<Meter> meters = new ArrayList<>();
    private Hold hold = Hold.NOTHING;

    Holding(Guard guard) {
        this.guard = guard;
    }

    boolean isEmpty() {
        return locks.isEmpty();
    }

    boolean has(Collection<String> wanted) {
        return locks.containsAll(wanted);
    }

    /** Returns whether there is time left for reads before writing. */
    boolean isFresh() {
        return hold.isFresh();
    }

    /** Gives its locks back, and takes all of them again with more. Data read before may have changed since. */
    void take(Collection<String> more) {
        close();
        locks.addAll(more);
        if (!locks.isEmpty()) {
            Meter meter = new Meter("hold " + String.join(", ", locks));
            hold = meter.measure(locks.size(), () -> guard.hold(locks));
            meters.add(meter);
        }
    }

    /** Returns, once, the cost of taking the locks. */
    List<Meter> meters() {
        List<Meter> told = List.copyOf(meters);
        meters.clear();
        return told;
    }

    /** Fails if others might think that the locks are free, now or before long. */
    void require() {
        hold.require();
    }

    /** Leaves the locks until they expire: what was written may still be on its way. */
    void abandon() {
        hold.abandon();
    }

    @Override
    public void close() {
        hold.close();
        hold = Hold.NOTHING;
    }
}
