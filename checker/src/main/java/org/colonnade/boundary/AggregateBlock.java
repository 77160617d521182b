package org.colonnade.boundary;

import org.colonnade.grouping.Group;

/**
 * An aggregate class: its root with the entities nested in it.
 *
 * @param bytes the average size of a block
 * @param shared whether several people may write one block
 */
public record AggregateBlock(Group group, double bytes, boolean shared) {}
