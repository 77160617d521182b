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
import org.apache.hadoop.hbase.client.Row;
import org.colonnade.store.Guard;
import org.colonnade.store.StoreException;

/** Writes blocks, of which HBase changes no two together, and knows how many were written if one of them fails. */
final class Writing {
    /** Writes that go to the server in one call, at most. */
    private static final int AT_ONCE = 500;

    private final AsyncConnection connection;
    private final Calls calls;
    private final Faults faults;
    private final Guard guard;
    private int written;

    Writing(AsyncConnection connection, Calls calls, Faults faults, Guard guard) {
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
        for (int from = 0; from < rows.size(); from += AT_ONCE) {
            List<Row> some = rows.subList(from, Math.min(from + AT_ONCE, rows.size()));
            count(guard.writing(
                    "write", () -> calls.ended(connection.getTable(table).batch(some))));
        }
    }

    /** Counts those that were made; fails if one was not, most of all if it is not certain that it was not. */
    private void count(List<CompletableFuture<Object>> writes) {
        List<StoreException> failures =
                writes.stream().map(this::failure).flatMap(Optional::stream).toList();
        written += writes.size() - failures.size();
        StoreException.worst(failures).ifPresent(e -> {
            throw e;
        });
    }

    private Optional<StoreException> failure(CompletableFuture<Object> ended) {
        try {
            calls.await(ended);
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(faults.of("write", e, StoreException.Kind.LOST));
        }
    }
}
