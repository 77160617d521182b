package org.colonnade.redis;

import java.util.Map;
import java.util.Optional;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;

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
        if (expectation instanceof Expectation.Holds holds) {
            return holds.values().entrySet().stream().allMatch(Demand::isExact)
                    ? Optional.of(new Demand(expectation, Kind.HOLDS, text.members(holds.values())))
                    : Optional.empty();
        }
        return Optional.of(absent(expectation));
    }

    /** That the entry is still kept as somebody has seen it, nothing if there was none. */
    static Demand same(Expectation expectation, Optional<byte[]> seen) {
        return seen.map(s -> new Demand(expectation, Kind.EQUAL, s)).orElseGet(() -> absent(expectation));
    }

    private static Demand absent(Expectation expectation) {
        return new Demand(expectation, Kind.ABSENT, Command.NOTHING);
    }

    /** Whether equal values are always kept alike; decimals have scales. */
    private static boolean isExact(Map.Entry<Field, Object> value) {
        return value.getValue() != null
                && value.getKey().type() instanceof Type.Simple simple
                && simple.scalar() != Scalar.DECIMAL;
    }
}
