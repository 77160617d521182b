package org.colonnade.cassandra;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.Row;
import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import com.datastax.oss.driver.api.core.servererrors.CoordinatorException;
import java.util.OptionalLong;
import org.colonnade.cql.CqlNames;
import org.colonnade.store.Shape;

/** What tables take on the disk of the server that answers, in whole mebibytes; servers before version 4 do not tell. */
record DiskUsage(CqlSession session, String keyspace) {
    private static final long MEBIBYTE = 1 << 20;

    OptionalLong bytes(Shape shape) {
        try {
            Row row = session.execute(SimpleStatement.newInstance(
                            "SELECT mebibytes FROM system_views.disk_usage WHERE keyspace_name = ? AND table_name = ?",
                            keyspace,
                            CqlNames.table(shape.name())))
                    .one();
            return row == null ? OptionalLong.empty() : OptionalLong.of(row.getLong("mebibytes") * MEBIBYTE);
        } catch (CoordinatorException e) {
            return OptionalLong.empty();
        }
    }
}
