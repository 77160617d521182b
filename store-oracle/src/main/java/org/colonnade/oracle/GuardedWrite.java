package org.colonnade.oracle;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import oracle.nosql.driver.ops.GetResult;
import oracle.nosql.driver.ops.WriteMultipleRequest;
import oracle.nosql.driver.values.MapValue;
import org.colonnade.store.Attempts;
import org.colonnade.store.BlockChange;
import org.colonnade.store.Expectation;
import org.colonnade.store.StoreException;

/** Makes changes of one block; those that depend on what is there are tried again while others change the block. */
record GuardedWrite(Connection connection, Attempts attempts, Layout layout, BlockChange change) {
    /** Makes the change, whatever there is. */
    void run() {
        if (change.isBlind()) {
            send(writing().blind(newVersion()));
        } else {
            repeat(seen -> true);
        }
    }

    /** Makes the change if an entry is as expected; whether it was. */
    boolean runIf(Expectation expectation) {
        return repeat(seen -> expectation.isMetBy(entry(expectation.key(), seen)));
    }

    private interface Condition {
        boolean isMetBy(GetResult seen);
    }

    private boolean repeat(Condition condition) {
        return attempts.run(
                () -> attempt(condition),
                () -> connection.faults().of(StoreException.Kind.TIMEOUT, "write", change.overtaken(), null));
    }

    /** Whether the condition held and the change was made; nothing if somebody else was quicker. */
    private Optional<Boolean> attempt(Condition condition) {
        GetResult seen = connection.get(layout.blocks(), layout.block(change.block()));
        if (!condition.isMetBy(seen)) {
            return Optional.of(false);
        } else if (change.isNothing()) {
            return Optional.of(true);
        }
        return writing()
                .guarded(seen, newVersion())
                .filter(r -> r.getNumOperations() == 0 || send(r))
                .map(r -> true);
    }

    private Optional<List<Object>> entry(List<Object> key, GetResult seen) {
        MapValue row = layout.isSingle()
                ? seen.getValue()
                : connection.get(layout.entries(), layout.entry(key)).getValue();
        return Optional.ofNullable(row).map(layout::values);
    }

    private Writing writing() {
        return new Writing(connection, layout, change);
    }

    private boolean send(WriteMultipleRequest request) {
        return connection
                .faults()
                .writingOnce(
                        "write",
                        () -> connection.handle().writeMultiple(request).getSuccess());
    }

    private static String newVersion() {
        return UUID.randomUUID().toString();
    }
}
