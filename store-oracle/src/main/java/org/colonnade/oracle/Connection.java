package org.colonnade.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import oracle.nosql.driver.NoSQLHandle;
import oracle.nosql.driver.ops.GetRequest;
import oracle.nosql.driver.ops.GetResult;
import oracle.nosql.driver.ops.PrepareRequest;
import oracle.nosql.driver.ops.PreparedStatement;
import oracle.nosql.driver.ops.QueryRequest;
import oracle.nosql.driver.values.MapValue;

/** Reads rows through the driver. Queries are prepared once. */
record Connection(NoSQLHandle handle, Faults faults, Map<String, PreparedStatement> prepared) {
    Connection(NoSQLHandle handle, Faults faults) {
        this(handle, faults, new ConcurrentHashMap<>());
    }

    /** The row with a key; its value is null if there is none. */
    GetResult get(String table, MapValue key) {
        return faults.reading(
                "read", () -> handle.get(new GetRequest().setTableName(table).setKey(key)));
    }

    /** All rows that a query finds. */
    List<MapValue> rows(Selection selection) {
        Supplier<List<MapValue>> batches = batches(selection);
        List<MapValue> rows = new ArrayList<>();
        for (List<MapValue> batch = batches.get(); !batch.isEmpty(); batch = batches.get()) {
            rows.addAll(batch);
        }
        return rows;
    }

    /** The rows that a query finds, as they come from the server; an empty batch is the end. */
    Supplier<List<MapValue>> batches(Selection selection) {
        return new Batches(request(selection));
    }

    private final class Batches implements Supplier<List<MapValue>> {
        private final QueryRequest request;
        private boolean ended;

        Batches(QueryRequest request) {
            this.request = request;
        }

        /** The server may send empty batches before the end. */
        @Override
        public List<MapValue> get() {
            List<MapValue> batch = List.of();
            while (batch.isEmpty() && !ended) {
                batch = faults.reading("read", () -> handle.query(request).getResults());
                ended = request.isDone();
            }
            return batch;
        }
    }

    private QueryRequest request(Selection selection) {
        PreparedStatement statement = faults.reading(
                "read",
                () -> prepared.computeIfAbsent(
                                selection.text(),
                                text -> handle.prepare(new PrepareRequest().setStatement(text))
                                        .getPreparedStatement())
                        .copyStatement());
        selection.variables().forEach(statement::setVariable);
        return new QueryRequest().setPreparedStatement(statement);
    }

    /** What was prepared may be of tables that are gone. */
    void forget() {
        prepared.clear();
    }
}
