/**
 * Aggregates: they say how the block of one entity is cut into entries (NoAM, Sections 5 and 6).
 *
 * <p>The language reads a person's choice; the advisor of partitions makes one where it is left open; the stores lay
 * the entries out.
 */
package org.colonnade.aggregate;
