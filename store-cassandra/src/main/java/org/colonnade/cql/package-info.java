/**
 * Families as tables of Cassandra, in its language CQL.
 *
 * <p>{@link org.colonnade.cql.CqlTable} and {@link org.colonnade.cql.CqlComposites} make the statements that create a
 * family and the types of its columns; the adapter runs them. {@link org.colonnade.cql.CqlSchema} writes those of a whole
 * recommendation, which the command line prints. Nothing here talks to a store.
 */
package org.colonnade.cql;
