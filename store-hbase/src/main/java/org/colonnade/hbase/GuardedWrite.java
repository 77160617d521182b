package org.colonnade.hbase;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.apache.hadoop.hbase.CellUtil;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.AsyncConnection;
import org.apache.hadoop.hbase.client.AsyncTable;
import org.apache.hadoop.hbase.client.CheckAndMutate;
import org.apache.hadoop.hbase.client.Delete;
import org.apache.hadoop.hbase.client.Get;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.RowMutations;
import org.colonnade.store.Attempts;
import org.colonnade.store.Bytes;
import org.colonnade.store.CallGuard;
import org.colonnade.store.Expectation;
import org.colonnade.store.FailureCauses;
import org.colonnade.store.Row;
import org.colonnade.store.StoreException;

/**
 * A change of one block that takes place if the block has still the version which it had when it was read.
 *
 * <p>A conditional write is sent once. If the client sent it again because no answer came, it might find what it has written
 * itself, or what others made of that, and say that nothing was written. So an answer is that of the one request, and without
 * one it is not known what took place. Only what the server has certainly not begun with is tried again.
 */
final class GuardedWrite {
    private final AsyncTable<?> table;
    private final AsyncTable<?> once;
    private final Calls calls;
    private final Faults faults;
    private final CallGuard guard;
    private final RowChange change;
    private Optional<IOException> refusal = Optional.empty();

    GuardedWrite(AsyncConnection connection, Calls calls, Faults faults, CallGuard guard, RowChange change) {
        TableName name = change.layout().table();
        this.table = connection.getTable(name);
        this.once = connection.getTableBuilder(name).setMaxAttempts(1).build();
        this.calls = calls;
        this.faults = faults;
        this.guard = guard;
        this.change = change;
    }

    /** Makes the change, whatever there is. */
    void run() {
        repeat(row(), seen -> true);
    }

    /** Makes the change if an entry is as expected; whether it was. */
    boolean runIf(Expectation expectation) {
        Get look = change.mustLook() ? row() : Selection.entry(change.layout(), expectation.key());
        return isMadeUnseen(expectation) || repeat(look, seen -> expectation.isMetBy(entry(seen, expectation.key())));
    }

    private boolean repeat(Get look, Predicate<Result> condition) {
        return new Attempts(calls.longest()).run(() -> attempt(look, condition), this::tooLate);
    }

    /** Whether the condition held and the change was made; nothing if somebody else was quicker, or the server not ready. */
    private Optional<Boolean> attempt(Get look, Predicate<Result> condition) {
        Result seen = guard.reading("write", () -> calls.await(table.get(look)));
        if (!condition.test(seen)) {
            return Optional.of(false);
        }
        return change.isNothing() || isMade(seen) ? Optional.of(true) : Optional.empty();
    }

    private StoreException tooLate() {
        return refusal.map(r -> faults.unwritten(FailureCauses.message(r)))
                .orElseGet(() -> faults.unwritten(change.overtaken()));
    }

    private Get row() {
        return new Get(change.row()).addFamily(Layout.COLUMNS);
    }

    private Optional<List<Object>> entry(Result seen, List<Object> key) {
        return EntryAssembly.rows(change.layout(), seen).stream()
                .map(Row::values)
                .filter(v -> v.subList(0, key.size()).equals(key))
                .map(v -> v.subList(key.size(), v.size()))
                .findFirst();
    }

    /**
     * Makes a change that need not look at the block, if it expects what is in one cell; whether that was there. HBase takes
     * an empty cell for one that is not there.
     */
    private boolean isMadeUnseen(Expectation expectation) {
        byte[] first =
                expectation instanceof Expectation.Holds holds ? change.layout().first(holds.values()) : new byte[0];
        if (first.length == 0 || change.mustLook() || change.isNothing()) {
            return false;
        }
        return isMade(
                CheckAndMutate.newBuilder(change.row())
                        .ifEquals(Layout.COLUMNS, change.layout().entry(expectation.key()), first),
                List.of());
    }

    private boolean isMade(Result seen) {
        byte[] before = seen.getValue(Layout.COLUMNS, Layout.VERSION);
        CheckAndMutate.Builder check = CheckAndMutate.newBuilder(change.row());
        if (before == null) {
            check.ifNotExists(Layout.COLUMNS, Layout.VERSION);
        } else {
            check.ifEquals(Layout.COLUMNS, Layout.VERSION, before);
        }
        return isMade(check, columns(seen));
    }

    private boolean isMade(CheckAndMutate.Builder check, List<Bytes> there) {
        CheckAndMutate write = checked(check, change.mutation(there, RowChange.newVersion()));
        return guard.writing("write", () -> isMade(write));
    }

    private boolean isMade(CheckAndMutate write) throws IOException {
        try {
            refusal = Optional.empty();
            return calls.await(once.checkAndMutate(write)).isSuccess();
        } catch (IOException e) {
            if (!Faults.isRefusal(e)) {
                throw e;
            }
            refusal = Optional.of(e);
            return false;
        }
    }

    private static CheckAndMutate checked(CheckAndMutate.Builder check, org.apache.hadoop.hbase.client.Row mutation) {
        if (mutation instanceof Put put) {
            return check.build(put);
        }
        return mutation instanceof Delete delete ? check.build(delete) : check.build((RowMutations) mutation);
    }

    private static List<Bytes> columns(Result seen) {
        return seen.isEmpty()
                ? List.of()
                : Arrays.stream(seen.rawCells())
                        .map(c -> Bytes.of(CellUtil.cloneQualifier(c)))
                        .toList();
    }
}
