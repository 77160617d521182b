package org.colonnade.cassandra;

import org.colonnade.store.Row;

/** What the rows of an answer are to those who asked for them. */
interface RowCode {
    Row row(com.datastax.oss.driver.api.core.cql.Row row);
}
