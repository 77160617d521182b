package org.colonnade.text;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * What texts mean that come again and again, each worked out once. Safe for use by many threads.
 *
 * <p>Invariant: no more than {@code most} are remembered; others are worked out whenever they come.
 */
public final class Meanings<M> {
    private final int most;
    private final Function<String, M> reading;
    private final Map<String, M> known = new ConcurrentHashMap<>();

    /** @param reading what a text means, which is the same every time; it may fail for texts that mean nothing */
    public Meanings(int most, Function<String, M> reading) {
        this.most = most;
        this.reading = reading;
    }

    public M of(String text) {
        M remembered = known.get(text);
        if (remembered != null) {
            return remembered;
        }
        M meaning = reading.apply(text);
        if (known.size() < most) {
            known.put(text, meaning);
        }
        return meaning;
    }
}
