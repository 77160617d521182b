package org.colonnade.cassandra;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.store.BlockChange;
import org.colonnade.store.Field;
import org.colonnade.store.Mutation;

/**
 * A change of one block as statements on rows of a table.
 *
 * <p>All statements of a batch happen at once in Cassandra, where a deletion wins over a write and the larger of two
 * values wins. So first everything, or some rows, are taken away, then some rows are put, each once.
 */
final class BlockWrite {
    private final Table table;
    private final List<ByteBuffer> block;
    private final boolean cleared;
    private final Map<List<ByteBuffer>, RowChange> rows = new LinkedHashMap<>();

    BlockWrite(Table table, BlockChange change) {
        this.table = table;
        this.block = table.block(change.block());
        this.cleared = change.cleared();
        change.entries().forEach((entry, changed) -> rows.put(key(entry), RowChange.of(table, changed)));
    }

    /** Those of mutations of any blocks, block by block. */
    static List<BlockWrite> of(List<Mutation> mutations, Tables tables) {
        return BlockChange.of(mutations).stream()
                .map(c -> new BlockWrite(tables.of(c.shape()), c))
                .toList();
    }

    private List<ByteBuffer> key(List<Object> entry) {
        List<ByteBuffer> key = new ArrayList<>(block);
        key.addAll(table.entry(entry));
        return key;
    }

    Table table() {
        return table;
    }

    /** What becomes of a row; one that the change does not name is only taken away if the whole block is. */
    RowChange row(List<ByteBuffer> key) {
        return rows.getOrDefault(key, cleared ? RowChange.ERASED : RowChange.NONE);
    }

    /** The rows of a block that was not there before, by their keys. */
    Map<List<ByteBuffer>, Map<Field, ByteBuffer>> fresh() {
        Map<List<ByteBuffer>, Map<Field, ByteBuffer>> fresh = new LinkedHashMap<>();
        rows.forEach((key, row) -> {
            if (row.values().isPresent()) {
                fresh.put(key, row.fresh());
            }
        });
        return fresh;
    }

    /** What is taken away, at one moment, and what is put, at the next. */
    List<FilledStatement> requests(long moment) {
        List<FilledStatement> requests = new ArrayList<>();
        if (cleared) {
            requests.add(Statements.clear(table, block, Moment.at(moment)));
        }
        rows.forEach((key, row) -> {
            if (row.erased() && !cleared) {
                requests.add(Statements.delete(table, key, Moment.at(moment)));
            }
            if (row.values().isPresent()) {
                requests.add(Statements.insert(table, key, row.fresh(), Moment.at(moment + 1)));
            }
        });
        return requests;
    }

    /**
     * The same without moments and without what one row is given, which a condition says too, for a write whose moment
     * the server chooses; it takes away before it puts.
     */
    List<FilledStatement> requestsBesides(List<ByteBuffer> conditional) {
        List<FilledStatement> requests = new ArrayList<>();
        if (cleared) {
            requests.add(Statements.clear(table, block, Moment.SERVERS));
        }
        rows.forEach((key, row) -> {
            if (row.values().isEmpty()) {
                if (!cleared) {
                    requests.add(Statements.delete(table, key, Moment.SERVERS));
                }
            } else if (!key.equals(conditional)) {
                requests.add(Statements.insert(table, key, given(row), Moment.SERVERS));
            }
        });
        return requests;
    }

    /** The values that make a row what it becomes, where what was there is only taken away with the whole block. */
    Map<Field, ByteBuffer> given(RowChange row) {
        return cleared ? row.fresh() : row.whole(table.shape());
    }
}
