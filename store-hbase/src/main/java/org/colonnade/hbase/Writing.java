package org.colonnade.hbase;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.AsyncConnection;
import org.apache.hadoop.hbase.client.AsyncTable;
import org.apache.hadoop.hbase.client.Row;
import org.colonnade.store.Attempts;
import org.colonnade.store.CallGuard;
import org.colonnade.store.FailureCauses;
import org.colonnade.store.Pieces;
import org.colonnade.store.StoreException;

/**
 * Writes blocks, of which HBase changes no two together, and knows how many were written if one of them fails.
 *
 * <p>Each is sent once. If the client sent one again because no answer came, it might undo what others have written since, which
 * they were told to be kept. Only what the server has certainly not begun with is tried again.
 */
final class Writing {
    /** Writes that go to the server in one call, at most. */
    private static final int AT_ONCE = 500;

    private final AsyncConnection connection;
    private final Calls calls;
    private final Faults faults;
    private final CallGuard guard;
    private int written;
    private Optional<IOException> refusal = Optional.empty();

    Writing(AsyncConnection connection, Calls calls, Faults faults, CallGuard guard) {
        this.connection = connection;
        this.calls = calls;
        this.faults = faults;
        this.guard = guard;
    }

    /** How many blocks were certainly written by now. */
    int written() {
        return written;
    }

    /** Writes blocks until one of them fails; those that need not be looked at go together, table by table. */
    void write(List<RowChange> changes) {
        Map<TableName, List<Row>> blind = new LinkedHashMap<>();
        for (RowChange change : changes) {
            if (change.mustLook()) {
                new GuardedWrite(connection, calls, faults, guard, change).run();
                written++;
            } else {
                blind.computeIfAbsent(change.layout().table(), t -> new ArrayList<>())
                        .add(change.mutation(List.of(), RowChange.newVersion()));
            }
        }
        blind.forEach(this::write);
    }

    private void write(TableName table, List<Row> rows) {
        AsyncTable<?> once = connection.getTableBuilder(table).setMaxAttempts(1).build();
        for (List<Row> some : Pieces.of(rows, AT_ONCE)) {
            List<Row> left = new ArrayList<>(some);
            new Attempts(calls.longest()).run(() -> attempt(once, left), this::tooLate);
        }
    }

    /** Sends rows, and keeps those that the server has not begun with, if any. */
    private Optional<Boolean> attempt(AsyncTable<?> once, List<Row> left) {
        List<CompletableFuture<Object>> sent = guard.writing("write", () -> calls.ended(once.batch(left)));
        List<Row> refused = refused(left, sent);
        left.clear();
        left.addAll(refused);
        return left.isEmpty() ? Optional.of(true) : Optional.empty();
    }

    /** Counts those that were made; fails if another one was begun with, most of all if it is not certain what came of it. */
    private List<Row> refused(List<Row> rows, List<CompletableFuture<Object>> sent) {
        List<Row> refused = new ArrayList<>();
        List<StoreException> failures = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            try {
                calls.await(sent.get(i));
                written++;
            } catch (IOException e) {
                if (Faults.isRefusal(e)) {
                    refusal = Optional.of(e);
                    refused.add(rows.get(i));
                } else {
                    failures.add(faults.of("write", e, StoreException.Kind.LOST));
                }
            }
        }
        StoreException.worst(failures).ifPresent(e -> {
            throw e;
        });
        return refused;
    }

    private StoreException tooLate() {
        return faults.unwritten(FailureCauses.message(refusal.orElseThrow()));
    }
}
