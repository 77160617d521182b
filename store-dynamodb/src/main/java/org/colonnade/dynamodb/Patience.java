package org.colonnade.dynamodb;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.colonnade.store.Address;
import org.colonnade.store.Attempts;
import org.colonnade.store.StoreException;

/** Tries again what DynamoDB has no time for, and what others were quicker with, until the time is up. */
record Patience(Address address, Duration longest) {
    /** What the first attempt gives that gives something. */
    <T> T until(Supplier<Optional<T>> attempt) {
        return new Attempts(longest).run(attempt, this::tooLate);
    }

    /** Until something is done. */
    void untilDone(BooleanSupplier done) {
        until(() -> done.getAsBoolean() ? Optional.of(true) : Optional.empty());
    }

    Patience atLeast(Duration time) {
        return new Patience(address, longest.compareTo(time) > 0 ? longest : time);
    }

    private StoreException tooLate() {
        return new StoreException(
                StoreException.Kind.TIMEOUT,
                "DynamoDB at " + address
                        + " has too much to do, or others change the same blocks all the time: no attempt"
                        + " succeeded in " + longest.toMillis() + " ms; a longer time is given with ?timeout=60s");
    }
}
