package org.colonnade.representation;

import org.colonnade.cut.Portion;

/**
 * How large the entries of a portion are.
 *
 * @param bytes on average, with the key
 */
public record EntrySize(Portion portion, double bytes) {}
