/**
 * Cuts of aggregates: the entries that cover a complex value without redundancy (NoAM, Section 6).
 *
 * <p>A {@link org.colonnade.cut.Cut} belongs to a class; it cuts each value of the class into entries,
 * tells which of them hold the value at an access path, and joins them again. The advisor of representations chooses
 * among cuts, and the stores keep the entries.
 */
package org.colonnade.cut;
