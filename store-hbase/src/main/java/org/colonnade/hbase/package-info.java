/**
 * Families of blocks on HBase.
 *
 * <p>{@link org.colonnade.hbase.HBaseStore} is the store; {@code Layout} says what a block is there, {@code RowChange}
 * and {@code Selection} make HBase's own writes and reads of ours, and {@code EntryAssembly} makes entries of cells.
 */
package org.colonnade.hbase;
