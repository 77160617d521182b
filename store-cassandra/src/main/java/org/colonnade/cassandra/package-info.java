/**
 * The adapter for Cassandra, on its official driver.
 *
 * <p>{@link org.colonnade.cassandra.CassandraProvider} is found by the scheme {@code cassandra}. A family is a table, as
 * {@link org.colonnade.cql.CqlTable} writes it; a block is a partition, whose writes are atomic; an entry is a row.
 */
package org.colonnade.cassandra;
