package org.colonnade.cassandra;

import com.datastax.oss.driver.api.core.cql.AsyncResultSet;
import com.datastax.oss.driver.api.core.cql.Row;
import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.colonnade.store.Attempts;
import org.colonnade.store.BlockChange;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.Mutation;

/**
 * A change of one block under a condition, as a lightweight transaction.
 *
 * <p>Cassandra cannot ask in one condition whether a row is there and lacks a value. So where only such values are
 * expected, the row is read first, and what it has beside them is expected too; then it has to be there still. Of a row
 * that has no value at all this cannot be said: if it is taken away just between, the write takes place. If others change
 * the row just between, it is read again, until the attempts are over.
 */
final class ConditionalWrite {
    private final Condition condition;
    private final Table table;
    private final List<ByteBuffer> key;
    private final Optional<Map<Field, ByteBuffer>> expected;

    private final String overtaken;

    private ConditionalWrite(
            BlockWrite change, List<ByteBuffer> key, Optional<Map<Field, ByteBuffer>> expected, String overtaken) {
        this.condition = new Condition(change, key);
        this.table = change.table();
        this.key = key;
        this.expected = expected;
        this.overtaken = overtaken;
    }

    static ConditionalWrite of(Expectation expectation, List<Mutation> mutations, Tables tables) {
        Table table = tables.of(expectation.shape());
        BlockChange change = BlockChange.of(expectation, mutations);
        return new ConditionalWrite(
                new BlockWrite(table, change),
                table.key(expectation.key()),
                expected(expectation, table),
                change.overtaken());
    }

    private static Optional<Map<Field, ByteBuffer>> expected(Expectation expectation, Table table) {
        if (expectation instanceof Expectation.Holds holds) {
            Map<Field, ByteBuffer> values = new LinkedHashMap<>();
            holds.values().forEach((field, value) -> values.put(field, table.value(field, value)));
            return Optional.of(values);
        }
        return Optional.empty();
    }

    /** Whether the expectation held and the change was made. */
    boolean run(Executor executor, Faults faults, Attempts attempts) {
        if (expected.isEmpty()) {
            return isApplied(executor, faults, condition.absent());
        } else if (expected.get().values().stream().anyMatch(Objects::nonNull)) {
            return isApplied(executor, faults, condition.holds(expected.get()));
        }
        return attempts.run(() -> runOnLack(executor, faults), () -> faults.unwritten(overtaken));
    }

    private static boolean isApplied(Executor executor, Faults faults, List<FilledStatement> requests) {
        AsyncResultSet answer = faults.await("write conditionally", executor.sendConditional(requests));
        return answer.wasApplied();
    }

    /** Whether the row lacked what it should and was changed; nothing if others changed it just between. */
    private Optional<Boolean> runOnLack(Executor executor, Faults faults) {
        AsyncResultSet answer =
                faults.await("read before a conditional write", executor.sendSerial(Selection.of(table, key)));
        Row row = answer.one();
        if (row == null || !lacksExpected(row)) {
            return Optional.of(false);
        }
        return isApplied(executor, faults, condition.holds(values(row))) ? Optional.of(true) : Optional.empty();
    }

    private boolean lacksExpected(Row row) {
        Map<Field, ByteBuffer> values = values(row);
        return expected.get().keySet().stream().allMatch(f -> values.get(f) == null);
    }

    private Map<Field, ByteBuffer> values(Row row) {
        Map<Field, ByteBuffer> values = new LinkedHashMap<>();
        List<Field> fields = table.shape().fields();
        for (int i = table.shape().key().size(); i < fields.size(); i++) {
            values.put(fields.get(i), row.getBytesUnsafe(i));
        }
        return values;
    }
}
