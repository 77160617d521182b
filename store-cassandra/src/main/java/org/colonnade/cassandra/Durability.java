package org.colonnade.cassandra;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.Row;
import com.datastax.oss.driver.api.core.servererrors.CoordinatorException;

/** Whether a server has a write on its disk before it acknowledges it, which its setting {@code commitlog_sync} says. */
record Durability(CqlSession session) {
    /** Not known of a server that does not tell its settings, before version 4 or to this user; then it is not claimed. */
    boolean isKept() {
        try {
            Row row = session.execute("SELECT value FROM system_views.settings WHERE name = 'commitlog_sync'")
                    .one();
            return row != null && !"periodic".equals(row.getString("value"));
        } catch (CoordinatorException e) {
            return false;
        }
    }
}
