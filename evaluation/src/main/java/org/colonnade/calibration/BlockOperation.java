package org.colonnade.calibration;

/**
 * Something to do to an aggregate.
 *
 * @param partition how its block is cut
 * @param items the elements of its collection, of so many {@code bytes} each
 */
public record BlockOperation(BlockAct act, String partition, int items, int bytes) {}
