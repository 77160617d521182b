package org.colonnade.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Queue;

/**
 * The rows after a lookup, made as they are asked for: so many rows of the step before at a time, all that they need
 * fetched at once, each different key once.
 */
final class Pipeline implements Iterator<Object[]> {
    private static final int CHUNK = 500;

    private final Iterator<Object[]> before;
    private final LookupCode lookup;
    private final Visit visit;
    private final Arguments arguments;
    private final Meter meter;
    private final Queue<Object[]> ready = new ArrayDeque<>();

    Pipeline(Iterator<Object[]> before, LookupCode lookup, Visit visit, Arguments arguments, Meter meter) {
        this.before = before;
        this.lookup = lookup;
        this.visit = visit;
        this.arguments = arguments;
        this.meter = meter;
    }

    @Override
    public boolean hasNext() {
        while (ready.isEmpty() && before.hasNext()) {
            advance();
        }
        return !ready.isEmpty();
    }

    @Override
    public Object[] next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        meter.row();
        return ready.remove();
    }

    private void advance() {
        List<Object[]> rows = new ArrayList<>();
        List<List<Fetch>> wanted = new ArrayList<>();
        Map<Fetch, Integer> places = new LinkedHashMap<>();
        while (rows.size() < CHUNK && before.hasNext()) {
            Object[] row = before.next();
            List<Fetch> fetches = lookup.fetches(row, arguments);
            fetches.forEach(f -> places.putIfAbsent(f, places.size()));
            rows.add(row);
            wanted.add(fetches);
        }
        var entries = visit.fetch(List.copyOf(places.keySet()), lookup.family().shape(), meter);
        for (int i = 0; i < rows.size(); i++) {
            for (Fetch fetch : wanted.get(i)) {
                Object[] row = rows.get(i);
                entries.get(places.get(fetch)).forEach(e -> lookup.join(row, e).ifPresent(ready::add));
            }
        }
    }
}
