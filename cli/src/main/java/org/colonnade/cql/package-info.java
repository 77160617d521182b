/**
 * Families as tables of Cassandra, in its language CQL.
 *
 * <p>{@link org.colonnade.cql.CqlSchema} takes a recommendation and makes the statements that create its families. The
 * command line prints them; nothing here talks to a store.
 */
package org.colonnade.cql;
