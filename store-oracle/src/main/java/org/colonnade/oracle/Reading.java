package org.colonnade.oracle;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import oracle.nosql.driver.Version;
import org.colonnade.store.Attempts;
import org.colonnade.store.BlockChange;
import org.colonnade.store.Get;
import org.colonnade.store.Row;
import org.colonnade.store.StoreException;

/**
 * Reads of blocks. Oracle NoSQL reads rows one by one, so the block's own row is read before and after them: if it is the
 * same, nobody has changed the block meanwhile.
 */
record Reading(Connection connection, Attempts attempts) {
    List<Row> rows(Layout layout, Get get) {
        if (layout.isSingle()
                || get.range().prefix().size() == layout.shape().entry().size()) {
            return Optional.ofNullable(connection
                            .get(layout.entries(), layout.entry(key(get)))
                            .getValue())
                    .map(layout::row)
                    .stream()
                    .toList();
        }
        return attempts.run(
                () -> attempt(layout, get),
                () -> connection
                        .faults()
                        .of(
                                StoreException.Kind.TIMEOUT,
                                "read",
                                BlockChange.overtaken(layout.shape(), get.block()),
                                null));
    }

    private static List<Object> key(Get get) {
        return Stream.concat(get.block().stream(), get.range().prefix().stream())
                .toList();
    }

    /** The rows, if nobody has changed the block meanwhile; nor has anybody made it and taken it away again. */
    private Optional<List<Row>> attempt(Layout layout, Get get) {
        Version before = version(layout, get);
        List<Row> rows = connection.rows(Selection.of(layout, get)).stream()
                .map(layout::row)
                .toList();
        boolean whole = Objects.equals(before, version(layout, get)) && (before != null || rows.isEmpty());
        return whole ? Optional.of(rows) : Optional.empty();
    }

    private Version version(Layout layout, Get get) {
        return connection.get(layout.blocks(), layout.block(get.block())).getVersion();
    }
}
