package org.colonnade.datastore;

import java.util.Optional;
import java.util.function.Function;
import org.colonnade.store.Attempts;
import org.colonnade.store.StoreException;

/** Runs things in transactions, again and again while they collide with others. */
record Transactions(Driver driver, Attempts attempts, Faults faults) {
    /** What something does in a transaction on one entity group, or on several; it commits if it writes. */
    <T> T run(String doing, boolean several, Function<Driver.Transaction, T> work) {
        return attempts.run(
                () -> attempt(several, work),
                () -> faults.of(
                        StoreException.Kind.TIMEOUT, doing, "others change the same entity group all the time", null));
    }

    private <T> Optional<T> attempt(boolean several, Function<Driver.Transaction, T> work) {
        try (Driver.Transaction transaction = driver.begin(several)) {
            return Optional.of(work.apply(transaction));
        } catch (CollisionException e) {
            return Optional.empty();
        }
    }
}
