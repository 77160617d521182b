/**
 * Partitions of aggregates: the entries that cover a complex value without redundancy (NoAM, Section 6).
 *
 * <p>A {@link org.colonnade.partition.Partition} is of a class; it cuts each value of the class into entries, says which
 * of them hold what is at an access path, and joins them again. The advisor of representations chooses among partitions,
 * and the stores keep the entries.
 */
package org.colonnade.partition;
