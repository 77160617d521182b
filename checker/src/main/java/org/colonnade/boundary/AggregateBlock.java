package org.colonnade.boundary;

import org.colonnade.grouping.Group;

/**
 * An aggregate class: its root and what stands inside.
 *
 * @param bytes of a block on average
 * @param shared whether several people may write one block
 */
public record AggregateBlock(Group group, double bytes, boolean shared) {}
