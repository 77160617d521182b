package org.colonnade.aggregates;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Splits things into lists of at most {@code size}. */
record Batches(Iterator<Object> things, int size) implements Iterator<List<Object>> {
    @Override
    public boolean hasNext() {
        return things.hasNext();
    }

    @Override
    public List<Object> next() {
        List<Object> batch = new ArrayList<>();
        while (batch.size() < size && things.hasNext()) {
            batch.add(things.next());
        }
        return batch;
    }
}
