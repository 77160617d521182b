package org.colonnade.cassandra;

import com.datastax.oss.driver.api.core.cql.ColumnDefinition;
import com.datastax.oss.driver.api.core.cql.Row;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.colonnade.aggregates.LayoutContract;
import org.colonnade.store.BlockLayout.Cell;
import org.colonnade.store.Bytes;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreProvider;

/** What Cassandra has, by a query of each table. */
class CassandraLayoutIT extends LayoutContract {
    private static final String KEYSPACE = "layouts";

    private final RealCassandra cassandra = RealCassandra.shared();

    @Override
    protected Store open() {
        return cassandra.open(KEYSPACE, "");
    }

    @Override
    protected StoreProvider provider() {
        return new CassandraProvider();
    }

    @Override
    protected List<Cell> cells(Shape shape) {
        int keys = Math.max(1, shape.block().size()) + shape.entry().size();
        String query = "SELECT * FROM " + KEYSPACE + ".\"" + shape.name() + "\"";
        return cassandra.use(session ->
                session.execute(query).all().stream().map(r -> cell(r, keys)).toList());
    }

    private static Cell cell(Row row, int keys) {
        List<String> texts = new ArrayList<>();
        for (ColumnDefinition column : row.getColumnDefinitions()) {
            texts.add(text(row.getObject(column.getName())));
        }
        return new Cell(
                String.join(" | ", texts.subList(0, keys)), String.join(" | ", texts.subList(keys, texts.size())));
    }

    private static String text(Object value) {
        return value instanceof ByteBuffer bytes ? Bytes.of(bytes).toString() : String.valueOf(value);
    }
}
