package org.colonnade.oracle;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import oracle.nosql.driver.Durability;
import oracle.nosql.driver.ops.DeleteRequest;
import oracle.nosql.driver.ops.GetResult;
import oracle.nosql.driver.ops.PutRequest;
import oracle.nosql.driver.ops.WriteMultipleRequest;
import oracle.nosql.driver.values.MapValue;
import org.colonnade.store.BlockChange;
import org.colonnade.store.EntryChange;
import org.colonnade.store.Get;
import org.colonnade.store.Range;

/**
 * A change of one block as one request under its shard key.
 *
 * <p>Its first operation is on the block's own row, which alone decides whether the request takes place: it is put with a new
 * version, whatever there was, or if it is still as it was when the block was read. A block that is one entry has no other
 * row.
 */
record Writing(Connection connection, Layout layout, BlockChange change) {
    /** The request for a change that needs no look at the block. */
    WriteMultipleRequest blind(String version) {
        WriteMultipleRequest request = request();
        if (!layout.isSingle()) {
            request.add(put(layout.blocks(), layout.block(change.block(), version)), true);
        }
        entries(Map.of()).forEach((key, row) -> add(request, key, row));
        return request;
    }

    /**
     * The request that takes place if the block's row is still as it was, without operations if nothing is to be done; none if
     * the block had no row but has entries, so that somebody has made it since.
     */
    Optional<WriteMultipleRequest> guarded(GetResult seen, String version) {
        return layout.isSingle() ? Optional.of(single(seen)) : several(seen, version);
    }

    private WriteMultipleRequest single(GetResult seen) {
        WriteMultipleRequest request = request();
        entries(entry(seen)).values().forEach(row -> decide(request, seen, row));
        return request;
    }

    private Optional<WriteMultipleRequest> several(GetResult seen, String version) {
        Map<List<Object>, List<Object>> before = before();
        Map<List<Object>, Optional<MapValue>> rows = entries(before);
        boolean empty = change.cleared() && rows.values().stream().allMatch(Optional::isEmpty);
        WriteMultipleRequest request = request();
        if (empty && seen.getValue() == null) {
            return before.isEmpty() ? Optional.of(request) : Optional.empty();
        }
        decide(request, seen, empty ? Optional.empty() : Optional.of(layout.block(change.block(), version)));
        rows.forEach((key, row) -> add(request, key, row));
        return Optional.of(request);
    }

    private static WriteMultipleRequest request() {
        return new SentOnce().setDurability(Durability.COMMIT_SYNC);
    }

    /** The operation on the block's own row: it is put or taken away if it is still the one that was seen. */
    private void decide(WriteMultipleRequest request, GetResult seen, Optional<MapValue> row) {
        boolean there = seen.getValue() != null;
        if (row.isPresent()) {
            PutRequest put = put(layout.blocks(), row.get());
            request.add(
                    there
                            ? put.setOption(PutRequest.Option.IfVersion).setMatchVersion(seen.getVersion())
                            : put.setOption(PutRequest.Option.IfAbsent),
                    true);
        } else if (there) {
            request.add(
                    new DeleteRequest()
                            .setTableName(layout.blocks())
                            .setKey(layout.block(change.block()))
                            .setMatchVersion(seen.getVersion()),
                    true);
        }
    }

    private void add(WriteMultipleRequest request, List<Object> key, Optional<MapValue> row) {
        request.add(
                row.isPresent()
                        ? put(layout.entries(), row.get())
                        : new DeleteRequest().setTableName(layout.entries()).setKey(layout.entry(key)),
                false);
    }

    private static PutRequest put(String table, MapValue row) {
        return new PutRequest().setTableName(table).setValue(row);
    }

    /** The rows of entries after the change, by their keys, from those that it depends on; nothing for those that are gone. */
    private Map<List<Object>, Optional<MapValue>> entries(Map<List<Object>, List<Object>> before) {
        Map<List<Object>, Optional<MapValue>> rows = new LinkedHashMap<>();
        if (change.cleared()) {
            before.keySet().forEach(k -> rows.put(k, Optional.empty()));
        }
        change.byWholeKeys().forEach((key, entry) -> rows.put(key, after(key, entry, before)));
        return rows;
    }

    private Optional<MapValue> after(List<Object> key, EntryChange entry, Map<List<Object>, List<Object>> before) {
        return entry.after(layout.shape(), Optional.ofNullable(before.get(key))).map(v -> layout.entry(key, v));
    }

    /** The values of the one entry that a block is. */
    private Map<List<Object>, List<Object>> entry(GetResult seen) {
        return seen.getValue() == null ? Map.of() : Map.of(change.block(), layout.values(seen.getValue()));
    }

    /** The values of the entries that the change depends on, by their keys. */
    private Map<List<Object>, List<Object>> before() {
        Map<List<Object>, List<Object>> before = new LinkedHashMap<>();
        if (change.cleared()) {
            Get all = new Get(layout.shape(), change.block(), Range.ALL, false, OptionalInt.empty());
            connection.rows(Selection.of(layout, all)).forEach(row -> before.put(layout.key(row), layout.values(row)));
        }
        for (List<Object> key : change.merged()) {
            Optional.ofNullable(
                            connection.get(layout.entries(), layout.entry(key)).getValue())
                    .ifPresent(row -> before.put(key, layout.values(row)));
        }
        return before;
    }
}
