package org.colonnade.redis;

import java.util.Optional;
import org.colonnade.store.Expectation;

/**
 * What a script demands of an entry before it changes anything.
 *
 * @param wanted how the entry is kept, or its members, a line for each
 */
record Demand(Expectation expectation, Kind kind, byte[] wanted) {
    /** What has to be true of the entry. */
    enum Kind {
        ABSENT,
        EQUAL,
        HOLDS
    }

    /** That an expectation is met, if a script can tell without knowing what values mean. */
    static Optional<Demand> of(EntryText text, Expectation expectation) {
        return expectation instanceof Expectation.Holds holds ? text.demand(holds) : Optional.of(absent(expectation));
    }

    /** That the entry is still kept as somebody has seen it, nothing if there was none. */
    static Demand same(Expectation expectation, Optional<byte[]> seen) {
        return seen.map(s -> new Demand(expectation, Kind.EQUAL, s)).orElseGet(() -> absent(expectation));
    }

    private static Demand absent(Expectation expectation) {
        return new Demand(expectation, Kind.ABSENT, Command.NOTHING);
    }
}
