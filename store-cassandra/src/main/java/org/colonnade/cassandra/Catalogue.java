package org.colonnade.cassandra;

import com.datastax.oss.driver.api.core.AllNodesFailedException;
import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.DriverException;
import com.datastax.oss.driver.api.core.cql.Row;
import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import com.datastax.oss.driver.api.core.servererrors.InvalidQueryException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.colonnade.cql.CqlComposites;
import org.colonnade.cql.CqlNames;
import org.colonnade.model.ValueObject;
import org.colonnade.store.Backoff;
import org.colonnade.store.Shape;
import org.colonnade.store.StoreException;

/** The tables and types of a keyspace, read from the server each time. */
record Catalogue(CqlSession session, String keyspace) {
    private static final Duration PAUSE = Duration.ofMillis(50);
    private static final Backoff PAUSES = new Backoff(PAUSE, PAUSE, 1);
    private static final String UNKNOWN_TABLE = "Unknown CF";

    /** The families of the tables; a table whose name had to be changed knows the right one by its comment. */
    Set<String> families() {
        Set<String> families = new TreeSet<>();
        for (Row row : rows("SELECT table_name, comment FROM system_schema.tables WHERE keyspace_name = ?", keyspace)) {
            String table = row.getString("table_name");
            String comment = Optional.ofNullable(row.getString("comment")).orElse("");
            families.add(CqlNames.table(comment).equals(table) ? comment : table);
        }
        return families;
    }

    /** Creates the table of a shape, and the types that its columns need; fails if it is there in another shape. */
    void create(Shape shape) {
        if (columns(shape.name()).isEmpty()) {
            for (ValueObject value : Creation.composites(shape)) {
                run(Creation.type(value));
                check(shape, value);
            }
            run(Creation.table(shape));
        } else {
            awaitUse(shape.name());
        }
        Creation.composites(shape).forEach(v -> check(shape, v));
        SchemaDifference.of(columns(shape.name()), TableColumn.of(shape))
                .ifPresent(d -> other("family " + shape.name(), d));
    }

    /** A table that somebody else is just creating is listed a moment before it can be used. */
    private void awaitUse(String family) {
        long end = System.nanoTime() + Sessions.LONGEST_CHANGE.toNanos();
        for (int next = 1; ; next++) {
            try {
                session.prepare("SELECT * FROM " + CqlNames.quoted(CqlNames.table(family)));
                return;
            } catch (DriverException e) {
                if (!isUnderWay(e) || System.nanoTime() > end || !PAUSES.await(next)) {
                    throw e;
                }
            }
        }
    }

    /** Cassandra does not know the table, or knows its number but not what it is. */
    private static boolean isUnderWay(DriverException thrown) {
        return thrown instanceof InvalidQueryException
                || String.valueOf(thrown.getMessage()).contains(UNKNOWN_TABLE)
                || thrown instanceof AllNodesFailedException all
                        && all.getAllErrors().values().stream()
                                .flatMap(List::stream)
                                .anyMatch(e -> String.valueOf(e.getMessage()).contains(UNKNOWN_TABLE));
    }

    private void run(String statement) {
        session.execute(SimpleStatement.newInstance(statement).setTimeout(Sessions.LONGEST_CHANGE));
    }

    private void check(Shape shape, ValueObject value) {
        List<String> wanted = TableColumn.described(CqlComposites.fields(value), CqlComposites.types(value));
        for (Row row : rows(
                "SELECT field_names, field_types FROM system_schema.types WHERE keyspace_name = ? AND type_name = ?",
                keyspace,
                CqlComposites.name(value))) {
            List<String> there = TableColumn.described(
                    row.getList("field_names", String.class), row.getList("field_types", String.class));
            SchemaDifference.of(there, wanted)
                    .ifPresent(d -> other("type " + CqlComposites.name(value) + " of " + shape.name(), d));
        }
    }

    private void other(String what, SchemaDifference difference) {
        throw new StoreException(
                StoreException.Kind.SHAPE,
                "the " + what + " is in keyspace " + keyspace + " already, in another shape: " + difference
                        + "; drop it, or use another keyspace");
    }

    private List<String> columns(String family) {
        List<String> columns = new ArrayList<>();
        rows(
                        "SELECT column_name, kind, position, type, clustering_order FROM system_schema.columns "
                                + "WHERE keyspace_name = ? AND table_name = ?",
                        keyspace,
                        CqlNames.table(family))
                .forEach(r -> columns.add(TableColumn.described(
                        r.getString("column_name"),
                        r.getString("kind"),
                        r.getInt("position"),
                        r.getString("type"),
                        r.getString("clustering_order"))));
        return columns;
    }

    /** Drops a table, and the types that only it used. */
    void drop(String family) {
        List<String> used = new ArrayList<>();
        rows(
                        "SELECT type FROM system_schema.columns WHERE keyspace_name = ? AND table_name = ?",
                        keyspace,
                        CqlNames.table(family))
                .forEach(r -> used.add(r.getString("type")));
        run("DROP TABLE IF EXISTS " + CqlNames.quoted(CqlNames.table(family)));
        UnusedTypes.after(used, this::rowsOf).forEach(t -> run("DROP TYPE IF EXISTS " + CqlNames.quoted(t)));
    }

    private Iterable<Row> rowsOf(String query) {
        return rows(query, keyspace);
    }

    private Iterable<Row> rows(String query, Object... values) {
        return session.execute(SimpleStatement.newInstance(query, values));
    }
}
