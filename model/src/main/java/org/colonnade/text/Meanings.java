package org.colonnade.text;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Remembers the meanings of texts that recur, so that each is worked out once. Safe for use by many threads.
 *
 * <p>Invariant: it remembers at most {@code most} meanings, and works out others each time.
 */
public final class Meanings<M> {
    private final int most;
    private final Function<String, M> reading;
    private final Map<String, M> known = new ConcurrentHashMap<>();

    /** @param reading works out the meaning of a text, always the same; may fail for texts without one */
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
