/**
 * Families of blocks on Oracle NoSQL Database, through its proxy.
 *
 * <p>{@link org.colonnade.oracle.OracleStore} is the store. {@code Layout} says what tables a family has, {@code ColumnForm}
 * what values are there, {@code Selection} makes queries of gets, and {@code Writing} changes blocks under their versions.
 */
package org.colonnade.oracle;
