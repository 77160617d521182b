package org.colonnade.hbase;

import java.io.IOException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.hadoop.hbase.CellUtil;
import org.apache.hadoop.hbase.client.AsyncTable;
import org.apache.hadoop.hbase.client.CheckAndMutate;
import org.apache.hadoop.hbase.client.Delete;
import org.apache.hadoop.hbase.client.Get;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.RowMutations;
import org.colonnade.store.Bytes;
import org.colonnade.store.Expectation;
import org.colonnade.store.Row;

/**
 * A change of one block that takes place if the block has still the version which it had when it was read.
 *
 * <p>The client sends a write again if no answer came, and then learns that the version is another one. So the versions
 * that were sent are remembered: if one of them is there, the change was made.
 */
final class GuardedWrite {
    private final AsyncTable<?> table;
    private final Calls calls;
    private final RowChange change;
    private final Set<Bytes> sent = new HashSet<>();

    GuardedWrite(AsyncTable<?> table, Calls calls, RowChange change) {
        this.table = table;
        this.calls = calls;
        this.change = change;
    }

    /** Makes the change, whatever there is. */
    void run() throws IOException {
        Result seen;
        do {
            seen = calls.await(table.get(row()));
        } while (!isDone(seen) && !isMade(seen));
    }

    /** Makes the change if an entry is as expected; whether it was. */
    boolean runIf(Expectation expectation) throws IOException {
        if (isMadeUnseen(expectation)) {
            return true;
        }
        Get look = change.mustLook() ? row() : Selection.entry(change.layout(), expectation.key());
        Result seen;
        do {
            seen = calls.await(table.get(look));
            if (isDone(seen)) {
                return true;
            }
            if (!expectation.isMetBy(entry(seen, expectation.key()))) {
                return false;
            }
        } while (!change.isNothing() && !isMade(seen));
        return true;
    }

    private Get row() {
        return new Get(change.row()).addFamily(Layout.COLUMNS);
    }

    private boolean isDone(Result seen) {
        byte[] version = seen.getValue(Layout.COLUMNS, Layout.VERSION);
        return version != null && sent.contains(Bytes.of(version));
    }

    private Optional<List<Object>> entry(Result seen, List<Object> key) {
        return Assembly.rows(change.layout(), seen).stream()
                .map(Row::values)
                .filter(v -> v.subList(0, key.size()).equals(key))
                .map(v -> v.subList(key.size(), v.size()))
                .findFirst();
    }

    /**
     * Makes a change that need not look at the block, if it expects what is in one cell; whether that was there. HBase takes
     * an empty cell for one that is not there.
     */
    private boolean isMadeUnseen(Expectation expectation) throws IOException {
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

    private boolean isMade(Result seen) throws IOException {
        byte[] before = seen.getValue(Layout.COLUMNS, Layout.VERSION);
        CheckAndMutate.Builder check = CheckAndMutate.newBuilder(change.row());
        if (before == null) {
            check.ifNotExists(Layout.COLUMNS, Layout.VERSION);
        } else {
            check.ifEquals(Layout.COLUMNS, Layout.VERSION, before);
        }
        return isMade(check, columns(seen));
    }

    private boolean isMade(CheckAndMutate.Builder check, List<Bytes> there) throws IOException {
        byte[] after = RowChange.newVersion();
        sent.add(Bytes.of(after));
        return calls.await(table.checkAndMutate(checked(check, change.mutation(there, after))))
                .isSuccess();
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
