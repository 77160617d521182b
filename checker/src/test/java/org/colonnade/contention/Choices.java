package org.colonnade.contention;

import java.util.Iterator;
import java.util.List;

/** A finite supply of decisions. When it runs out every answer is 0, so that shorter supplies make simpler things. */
final class Choices {
    private final Iterator<Integer> supply;

    Choices(List<Integer> supply) {
        this.supply = supply.iterator();
    }

    /** A number from 0 to one less than the bound. */
    int below(int bound) {
        return supply.hasNext() ? supply.next() % bound : 0;
    }

    boolean oneIn(int bound) {
        return below(bound) == bound - 1;
    }

    @SafeVarargs
    final <T> T of(T... values) {
        return values[below(values.length)];
    }
}
